import { choiceName } from '#messages/domain/choices.ts';
import { Chip, Chips, Legend } from '#ui/forms/ChoiceChips.tsx';

interface ChoiceSetProps {
  readonly legend: string;
  readonly options: readonly string[];
  readonly selected: readonly string[];
  readonly onChange: (selected: string[]) => void;
}

/** Checkboxes for any number of options; the selected ones keep the order of `options`. */
export const ChoiceSet = ({ legend, options, selected, onChange }: ChoiceSetProps) => {
  const change = (changed: string, isChecked: boolean) => {
    const isSelected = (option: string) => (option === changed ? isChecked : selected.includes(option));
    onChange(options.filter(isSelected));
  };
  return (
    <fieldset>
      <Legend>{legend}</Legend>
      <Chips>
        {options.map((option) => (
          <Chip key={option}>
            <input
              type="checkbox"
              checked={selected.includes(option)}
              onChange={(event) => change(option, event.target.checked)}
            />
            {choiceName(option)}
          </Chip>
        ))}
      </Chips>
    </fieldset>
  );
};
