import { styled } from 'styled-components';

interface ChoiceSetProps {
  readonly legend: string;
  readonly options: readonly string[];
  readonly chosen: readonly string[];
  readonly onChange: (chosen: string[]) => void;
}

/** Short choices of which any number may hold, kept in the order in which they are offered. */
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

const Legend = styled.legend`
  margin-bottom: var(--space-2);
  padding: 0;
  font-size: var(--text-s);
  font-weight: 600;
`;

const Chips = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2);
`;

const Chip = styled.label`
  position: relative;
  display: inline-flex;
  align-items: center;
  justify-content: center;
  min-width: var(--target);
  min-height: var(--target);
  padding: 0 var(--space-3);
  border: 1.5px solid var(--line-strong);
  border-radius: var(--radius-full);
  background: var(--surface);
  font-size: var(--text-s);
  font-weight: 550;
  cursor: pointer;

  input {
    position: absolute;
    margin: 0;
    cursor: inherit;
    inset: 0;
    opacity: 0;
  }

  &:hover {
    border-color: var(--accent);
  }

  &:has(:checked) {
    border-color: var(--accent);
    background: var(--accent);
    color: var(--on-accent);
  }

  &:has(:focus-visible) {
    outline: 3px solid var(--accent);
    outline-offset: 2px;
  }
`;
