import { Chip, Chips, Legend } from '#ui/controls/ChoiceChips.tsx';

interface ChoiceSetProps {
  readonly legend: string;
  readonly options: readonly string[];
  readonly chosen: readonly string[];
  readonly onChange: (chosen: string[]) => void;
}

/** Checkboxes for any number of options; the chosen ones keep the order of `options`. */
export const ChoiceSet = ({ legend, options, chosen, onChange }: ChoiceSetProps) => {
  const toggle = (option: string, on: boolean) =>
    onChange(options.filter((candidate) => (candidate === option ? on : chosen.includes(candidate))));
  return (
    <fieldset>
      <Legend>{legend}</Legend>
      <Chips>
        {options.map((option) => (
          <Chip key={option}>
            <input
              type="checkbox"
              checked={chosen.includes(option)}
              onChange={(event) => toggle(option, event.target.checked)}
            />
            {option}
          </Chip>
        ))}
      </Chips>
    </fieldset>
  );
};
