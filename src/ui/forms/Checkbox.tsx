import type { ComponentProps, ReactNode } from 'react';
import { styled } from 'styled-components';
import { VisuallyHidden } from '../layout/VisuallyHidden.tsx';

interface CheckboxProps extends Omit<ComponentProps<'input'>, 'type' | 'onChange' | 'checked'> {
  readonly label: ReactNode;
  /** Shows the label to screen readers only. */
  readonly hiddenLabel?: boolean;
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
}

export const Checkbox = ({ label, hiddenLabel = false, checked, onChange, ...input }: CheckboxProps) => (
  <Root>
    <input
      {...input}
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
  justify-content: center;
  gap: var(--space-2);
  min-width: var(--target);
  min-height: var(--target);
  cursor: pointer;
  input { flex: none; width: 24px; height: 24px; margin: 0; accent-color: var(--accent); cursor: inherit; }
  &:has(:disabled) { opacity: 0.55; cursor: not-allowed; }
`;
