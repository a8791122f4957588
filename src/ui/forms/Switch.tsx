import { styled } from 'styled-components';
import { CheckboxLabel, type CheckboxProps } from './CheckboxLabel.tsx';

/** Turns one thing on or off, at once or when the form around it is sent. */
export const Switch = (props: CheckboxProps) => (
  <Root {...props} role="switch" aria-checked={props.checked} />
);

const Root = styled(CheckboxLabel)`
  gap: var(--space-3);
  input {
    position: relative;
    appearance: none;
    width: 44px;
    height: 24px;
    border: 2px solid var(--ink-soft);
    border-radius: var(--radius-full);
    background: var(--surface);
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
  /* The focus style of all elements would have a smaller radius. */
  input:focus-visible { border-radius: var(--radius-full); }
  @media (forced-colors: active) {
    input::before { background: CanvasText; }
    input:checked::before { background: Highlight; }
  }
`;
