import { type ReactNode, useId } from 'react';
import { styled } from 'styled-components';
import * as messages from '#messages/ui/forms.ts';

interface ChoiceChipsProps<Value> {
  readonly legend: ReactNode;
  /** Their values differ as texts, too. */
  readonly options: readonly { readonly value: Value; readonly label: string }[];
  readonly value: Value;
  readonly onChange: (value: Value) => void;
  /** What is shown before the label of an option, such as a colour swatch. */
  readonly mark?: (value: Value) => ReactNode;
  /** Whether an option is shown as sold out. It can still be chosen. */
  readonly isOut?: (value: Value) => boolean;
}

/** Short options of which one is chosen; arrow keys move between the options as in any radio group. `value` may be none of them. */
export const ChoiceChips = <Value,>({
  legend,
  options,
  value,
  onChange,
  mark,
  isOut,
}: ChoiceChipsProps<Value>) => {
  const name = useId();
  return (
    <fieldset>
      <Legend>{legend}</Legend>
      <Chips>
        {options.map((option) => {
          const isSoldOut = isOut?.(option.value) === true;
          return (
            <Chip key={String(option.value)} data-out={isSoldOut || undefined}>
              <input
                type="radio"
                name={name}
                value={String(option.value)}
                checked={option.value === value}
                onChange={() => onChange(option.value)}
                aria-label={isSoldOut ? messages.soldOutChoice(option.label) : undefined}
              />
              {mark?.(option.value)}
              <span>{option.label}</span>
            </Chip>
          );
        })}
      </Chips>
    </fieldset>
  );
};

/** `Legend`, `Chips` and `Chip` are the styles of short options, of which the dashboard also lets users choose several. */
export const Legend = styled.legend`
  padding: 0;
  margin-block-end: var(--space-2);
  font-size: var(--text-s);
  font-weight: 600;
  overflow-wrap: anywhere;
`;
export const Chips = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2);
`;
export const Chip = styled.label`
  position: relative;
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: var(--space-2);
  min-width: var(--target);
  max-width: 100%;
  min-height: var(--target);
  padding: 0 var(--space-4);
  border: 1.5px solid var(--line-strong);
  border-radius: var(--radius-full);
  background: var(--surface);
  font-size: var(--text-s);
  font-weight: 550;
  overflow-wrap: anywhere;
  cursor: pointer;
  transition: border-color 0.15s, background-color 0.15s;
  input { position: absolute; inset: 0; z-index: 1; width: 100%; height: 100%; margin: 0; opacity: 0; cursor: inherit; }
  &[data-out] { color: var(--ink-faint); text-decoration: line-through; }
  &:hover { border-color: var(--accent); }
  &:has(:checked) { border-color: var(--accent); background: var(--accent); color: var(--on-accent); }
  &:has(:focus-visible) { outline: 3px solid var(--accent); outline-offset: 2px; }
  /* Firefox 115 would not show which option is chosen: it shows the radio button itself. */
  @supports not selector(:has(a)) { input { position: static; width: auto; height: auto; opacity: 1; } }
`;
