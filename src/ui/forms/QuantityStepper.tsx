import { useRef } from 'react';
import { styled } from 'styled-components';
import { digits } from '#messages/language.ts';
import * as messages from '#messages/ui/forms.ts';
import { useKeptFocus } from '../hooks/useKeptFocus.ts';
import { ShopIcon } from '../icons/ShopIcon.ts';

interface QuantityStepperProps {
  readonly value: number;
  readonly onChange: (value: number) => void;
  readonly max?: number | undefined;
  /** What is counted, for screen readers: "Quantity of Rice cooker". */
  readonly label: string;
}

/** A number with buttons that lower and raise it by one, between 1 and `max`. */
export const QuantityStepper = ({ value, onChange, max, label }: QuantityStepperProps) => {
  const rootRef = useRef<HTMLFieldSetElement>(null);
  // A press that reaches 1 or `max` disables its button.
  const focusProps = useKeptFocus(rootRef, { staysDisabled: true });
  return (
    <Root ref={rootRef} {...focusProps} tabIndex={-1} aria-label={label}>
      <button
        type="button"
        aria-label={messages.decrease(label)}
        disabled={value <= 1}
        onClick={() => onChange(value - 1)}
      >
        <ShopIcon name="minus" size={16} />
      </button>
      <output aria-live="polite">{digits(value)}</output>
      <button
        type="button"
        aria-label={messages.increase(label)}
        disabled={max !== undefined && value >= max}
        onClick={() => onChange(value + 1)}
      >
        <ShopIcon name="plus" size={16} />
      </button>
    </Root>
  );
};

const Root = styled.fieldset`
  display: inline-flex;
  align-items: center;
  border: 1.5px solid var(--line-strong);
  border-radius: var(--radius-m);
  background: var(--surface);
  button {
    display: grid;
    place-items: center;
    width: var(--target);
    height: var(--target);
    border: 0;
    border-radius: var(--radius-m);
    background: transparent;
    color: var(--accent);
  }
  button:hover:not(:disabled) { background: var(--accent-soft); }
  button:disabled { color: var(--ink-faint); opacity: 0.6; }
  output {
    min-width: 36px;
    text-align: center;
    font-weight: 600;
    font-variant-numeric: tabular-nums;
  }
`;
