import type { ComponentProps, ReactNode } from 'react';
import { styled } from 'styled-components';
import { Field } from './Field.tsx';
import { inputStyles } from './inputStyles.ts';

interface TextFieldProps extends ComponentProps<'input'> {
  readonly label: ReactNode;
  readonly error?: string | undefined;
  readonly hint?: ReactNode;
}

/** An input with its label. `required` only marks the field; the form validates it. */
export const TextField = ({ label, error, hint, required, ...input }: TextFieldProps) => (
  <Field label={label} error={error} hint={hint} required={required}>
    {(controlProps) => <Control {...input} {...controlProps} />}
  </Field>
);

const Control = styled.input`
  ${inputStyles}
`;
