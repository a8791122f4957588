import type { ComponentProps, ReactNode } from 'react';
import { styled } from 'styled-components';
import { VisuallyHidden } from '../layout/VisuallyHidden.tsx';

export interface CheckboxProps
  extends Omit<ComponentProps<'input'>, 'type' | 'role' | 'onChange' | 'checked' | 'ref'> {
  readonly label: ReactNode;
  /** Shows the label to screen readers only. */
  readonly hiddenLabel?: boolean;
  readonly checked: boolean;
  /** Whether only some of the things that the box stands for are selected: it is neither on nor off, and a press turns it on. */
  readonly mixed?: boolean;
  readonly onChange: (checked: boolean) => void;
}

interface CheckboxLabelProps extends CheckboxProps {
  readonly className?: string;
  readonly role?: 'switch';
}

/** An input that is on or off, with its label. Checkbox and Switch style the input. */
export const CheckboxLabel = ({
  className,
  label,
  hiddenLabel = false,
  checked,
  mixed = false,
  onChange,
  ...input
}: CheckboxLabelProps) => (
  <Root className={className}>
    <input
      {...input}
      // React has no `indeterminate` prop, and HTML no such attribute: only the DOM property sets it.
      ref={(element) => {
        if (element !== null) element.indeterminate = mixed;
      }}
      type="checkbox"
      checked={checked}
      onChange={(event) => onChange(event.target.checked)}
    />
    {hiddenLabel ? <VisuallyHidden>{label}</VisuallyHidden> : <span>{label}</span>}
  </Root>
);

const Root = styled.label`
  display: inline-flex;
  align-items: center;
  gap: var(--space-2);
  min-width: var(--target);
  min-height: var(--target);
  cursor: pointer;
  input { flex: none; margin: 0; cursor: inherit; }
  &:has(:disabled, [aria-disabled='true']) { opacity: 0.55; cursor: not-allowed; }
`;
