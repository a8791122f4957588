import { type ReactNode, useId } from 'react';
import { styled } from 'styled-components';
import { inPageLanguage } from '#messages/api/client.ts';
import { FieldError } from '../controls/Field.tsx';
import { Icon } from '../icons/Icon.tsx';

export interface RadioOption {
  readonly value: string;
  readonly label: ReactNode;
  readonly hint?: ReactNode;
}

interface RadioGroupProps {
  readonly legend: ReactNode;
  readonly name: string;
  readonly value: string;
  readonly options: readonly RadioOption[];
  readonly onChange: (value: string) => void;
  readonly onBlur?: () => void;
  readonly error?: string | undefined;
  readonly required?: boolean;
}

/**
 * A few options with a single choice, each a fully clickable card. An `error` of '' is none; one in English, as the domain's rules have
 * them, is shown in the language of the page.
 */
export const RadioGroup = ({
  legend,
  name,
  value,
  options,
  onChange,
  onBlur,
  error,
  required,
}: RadioGroupProps) => {
  const id = useId();
  const errorId = `${id}-error`;
  const shownError = error || null;
  const isInvalid = shownError !== null;
  return (
    <Root
      id={id}
      role="radiogroup"
      aria-describedby={isInvalid ? errorId : undefined}
      aria-invalid={isInvalid || undefined}
      aria-required={required}
    >
      <Legend>
        {legend}
        {required ? <span aria-hidden="true"> *</span> : null}
      </Legend>
      <Options>
        {options.map((option) => (
          <Option key={option.value} data-invalid={isInvalid || undefined}>
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
              onBlur={onBlur}
            />
            <span>
              <strong>{option.label}</strong>
              {option.hint === undefined ? null : <small>{option.hint}</small>}
            </span>
          </Option>
        ))}
      </Options>
      <div aria-live="polite">
        {shownError === null ? null : (
          <FieldError id={errorId}>
            <Icon name="warning" size={16} />
            {inPageLanguage(shownError)}
          </FieldError>
        )}
      </div>
    </Root>
  );
};

// The empty live region takes no space, as in a Field.
const Root = styled.fieldset`
  display: grid;
  gap: var(--space-2);
  > [aria-live]:empty { position: absolute; }
`;
const Legend = styled.legend`
  padding: 0;
  margin-block-end: var(--space-1);
  font-size: var(--text-s);
  font-weight: 600;
  span { color: var(--danger); }
`;
const Options = styled.div`
  display: grid;
  gap: var(--space-2);
  grid-template-columns: repeat(auto-fit, minmax(min(200px, 100%), 1fr));
`;
const Option = styled.label`
  display: flex;
  align-items: center;
  gap: var(--space-3);
  min-height: 56px;
  padding: var(--space-2) var(--space-4);
  border: 1.5px solid var(--line-strong);
  border-radius: var(--radius-m);
  background: var(--surface);
  cursor: pointer;
  transition: border-color 0.15s, background-color 0.15s;
  input { flex: none; width: 20px; height: 20px; margin: 0; accent-color: var(--accent); }
  strong { display: block; font-weight: 600; line-height: var(--leading-snug); }
  small { display: block; font-size: var(--text-s); color: var(--ink-soft); }
  &:hover { border-color: var(--accent); }
  &:has(:checked) { border-color: var(--accent); background: var(--accent-soft); }
  &:has(:focus-visible) { outline: 3px solid var(--accent); outline-offset: 2px; }
  &[data-invalid] { border-color: var(--danger); }
  input:focus-visible { outline: none; }
`;
