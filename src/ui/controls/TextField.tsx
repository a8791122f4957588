import { type ComponentProps, type ReactNode, useId } from 'react';
import { styled } from 'styled-components';
import { Field } from './Field.tsx';
import { inputStyles } from './inputStyles.ts';

interface TextFieldProps extends ComponentProps<'input'> {
  readonly label: ReactNode;
  readonly error?: string | undefined;
  readonly hint?: ReactNode;
  /** What the browser suggests while the user types; any other text can be typed too. */
  readonly suggestions?: readonly string[];
}

/** An input with its label. `required` only marks the field; the form validates it. */
export const TextField = ({ label, error, hint, required, suggestions, ...input }: TextFieldProps) => {
  const suggestionsId = useId();
  return (
    <Field label={label} error={error} hint={hint} required={required}>
      {(controlProps) => (
        <>
          <Control list={suggestions && suggestionsId} {...input} {...controlProps} />
          {suggestions && (
            <datalist id={suggestionsId}>
              {suggestions.map((suggestion) => (
                <option key={suggestion}>{suggestion}</option>
              ))}
            </datalist>
          )}
        </>
      )}
    </Field>
  );
};

const Control = styled.input`
  ${inputStyles}
`;
