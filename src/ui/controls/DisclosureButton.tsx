import type { ComponentProps, ReactNode } from 'react';
import { styled } from 'styled-components';
import { Icon } from '../icons/Icon.tsx';
import { from } from '../theme/media.ts';

interface DisclosureButtonProps
  extends Omit<ComponentProps<'button'>, 'type' | 'aria-expanded' | 'aria-controls'> {
  readonly isOpen: boolean;
  /** The id of the element that the button shows. */
  readonly controls: string;
  readonly icon: ReactNode;
}

/** A button of full width that shows and hides an element. Wide screens always show the element, and not the button. */
export const DisclosureButton = ({ isOpen, controls, icon, children, ...button }: DisclosureButtonProps) => (
  <Root {...button} type="button" aria-expanded={isOpen} aria-controls={controls}>
    {icon} {children} <Icon name="chevron-down" size={18} />
  </Root>
);

const Root = styled.button`
  display: flex;
  align-items: center;
  gap: var(--space-3);
  width: 100%;
  min-height: 48px;
  padding-inline: var(--space-4);
  border: 1px solid var(--line);
  border-radius: var(--radius-m);
  background: var(--surface);
  font-weight: 600;
  svg { color: var(--accent); }
  svg:last-child { margin-inline-start: auto; transition: rotate 0.2s; }
  &[aria-expanded='true'] svg:last-child { rotate: 180deg; }
  ${from.container} { display: none; }
`;
