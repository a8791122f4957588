import { isDay } from '#domain/values/dates.ts';
import { TextField } from '#ui/controls/TextField.tsx';

interface DayFieldProps {
  readonly label: string;
  /** A day such as `2025-01-05`; `undefined` for an empty field. */
  readonly value: string | undefined;
  readonly min?: string | undefined;
  readonly max?: string | undefined;
  readonly error?: string | undefined;
  /** `day` is '' for an emptied field. */
  readonly onChange: (day: string) => void;
}

/** A field for a day. A partly typed date has no value: only a complete date or an emptied field is a change. */
export const DayField = ({ label, value = '', min, max, error, onChange }: DayFieldProps) => (
  <TextField
    // The browser holds what is typed: a day that is set from outside, such as a cleared filter, needs a new field.
    key={value}
    label={label}
    type="date"
    min={min}
    max={max}
    error={error}
    defaultValue={value}
    onChange={({ target }) => {
      const isEmptied = target.value === '' && !target.validity.badInput;
      if (isEmptied || isDay(target.value)) onChange(target.value);
    }}
  />
);
