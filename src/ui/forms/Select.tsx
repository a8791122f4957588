import type { ComponentProps, ReactNode } from 'react';
import { styled } from 'styled-components';
import { choiceName } from '#messages/domain/choices.ts';
import { Field } from '../controls/Field.tsx';
import { inputStyles } from '../controls/inputStyles.ts';
import { Icon } from '../icons/Icon.tsx';

export type SelectOption = string | { readonly value: string; readonly label: string };

interface SelectProps extends Omit<ComponentProps<'select'>, 'children'> {
  readonly label: ReactNode;
  readonly options: readonly SelectOption[];
  /** The text of a first option with the value '', for nothing chosen. */
  readonly placeholder?: string;
  readonly error?: string | undefined;
  readonly hint?: ReactNode;
}

/** A select with its label. */
export const Select = ({ label, options, placeholder, error, hint, required, ...select }: SelectProps) => (
  <Field label={label} error={error} hint={hint} required={required}>
    {(controlProps) => (
      <Root>
        <Control {...select} {...controlProps}>
          {placeholder === undefined ? null : <option value="">{placeholder}</option>}
          {options.map(toOption).map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </Control>
        <Icon name="chevron-down" size={18} />
      </Root>
    )}
  </Field>
);

const toOption = (option: SelectOption) =>
  typeof option === 'string' ? { value: option, label: choiceName(option) } : option;

const Root = styled.div`
  position: relative;
  svg {
    position: absolute;
    inset-inline-end: var(--space-3);
    inset-block-start: 50%;
    translate: 0 -50%;
    pointer-events: none;
    color: var(--ink-soft);
  }
`;
const Control = styled.select`
  ${inputStyles}
  appearance: none;
  padding-inline-end: 40px;
  text-overflow: ellipsis;
  option { background: var(--surface); color: var(--ink); }
`;
