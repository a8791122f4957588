import type { ComponentProps, ReactNode } from 'react';
import { styled } from 'styled-components';

export interface IconButtonProps extends Omit<ComponentProps<'button'>, 'children'> {
  /** What the button does: its accessible name and tooltip. */
  readonly label: string;
  readonly icon: ReactNode;
}

export const IconButton = ({ label, icon, type = 'button', ...button }: IconButtonProps) => (
  <Root {...button} type={type} aria-label={label} title={button.title ?? label}>
    {icon}
  </Root>
);

const Root = styled.button`
  display: inline-grid;
  place-items: center;
  flex: none;
  width: var(--target);
  height: var(--target);
  padding: 0;
  border: 0;
  border-radius: var(--radius-full);
  background: transparent;
  color: var(--ink);
  transition: background-color 0.15s, color 0.15s;
  &:hover:not(:disabled, [aria-disabled='true']) { background: var(--accent-soft); color: var(--accent-strong); }
  &:focus-visible { border-radius: var(--radius-full); }
  &:disabled, &[aria-disabled='true'] { opacity: 0.4; }
`;
