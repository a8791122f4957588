import type { ComponentProps, ReactNode } from 'react';
import { styled } from 'styled-components';
import { VisuallyHidden } from '../layout/VisuallyHidden.tsx';

interface SwitchProps extends Omit<ComponentProps<'input'>, 'type' | 'role' | 'onChange' | 'checked'> {
  readonly label: ReactNode;
  /** Shows the label to screen readers only. */
  readonly hiddenLabel?: boolean;
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
}

/** Turns one thing on or off, at once or with the form around it. */
export const Switch = ({ label, hiddenLabel = false, checked, onChange, ...input }: SwitchProps) => (
  <Root>
    <input
      {...input}
      type="checkbox"
      role="switch"
      checked={checked}
      aria-checked={checked}
      onChange={(event) => onChange(event.target.checked)}
    />
    {hiddenLabel ? <VisuallyHidden>{label}</VisuallyHidden> : <span>{label}</span>}
  </Root>
);

const Root = styled.label`
  display: inline-flex;
  align-items: center;
  gap: var(--space-3);
  min-width: var(--target);
  min-height: var(--target);
  cursor: pointer;
  input {
    position: relative;
    flex: none;
    appearance: none;
    width: 44px;
    height: 24px;
    margin: 0;
    border: 2px solid var(--ink-soft);
    border-radius: var(--radius-full);
    background: var(--surface);
    cursor: inherit;
    transition: background-color 0.15s;
  }
  input::before {
    content: '';
    position: absolute;
    inset-block-start: 2px;
    inset-inline-start: 2px;
    width: 16px;
    height: 16px;
    border-radius: var(--radius-full);
    background: var(--ink-soft);
    transition: translate 0.15s;
  }
  input:checked { border-color: var(--accent); background: var(--accent); }
  input:checked::before { background: var(--on-accent); translate: 20px 0; }
  input:focus-visible { border-radius: var(--radius-full); }
  &:has(:disabled) { opacity: 0.55; cursor: not-allowed; }
  @media (forced-colors: active) {
    input::before { background: CanvasText; }
    input:checked::before { background: Highlight; }
  }
`;
