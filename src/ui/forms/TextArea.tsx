import type { ComponentProps, ReactNode } from 'react';
import { styled } from 'styled-components';
import { Field } from '../controls/Field.tsx';
import { inputStyles } from '../controls/inputStyles.ts';

interface TextAreaProps extends ComponentProps<'textarea'> {
  readonly label: ReactNode;
  readonly error?: string | undefined;
  readonly hint?: ReactNode;
}

/** A text area with its label. */
export const TextArea = ({ label, error, hint, required, rows = 4, ...area }: TextAreaProps) => (
  <Field label={label} error={error} hint={hint} required={required}>
    {(controlProps) => <Control {...area} rows={rows} {...controlProps} />}
  </Field>
);

const Control = styled.textarea`
  ${inputStyles}
  resize: vertical;
  line-height: var(--leading-body);
`;
