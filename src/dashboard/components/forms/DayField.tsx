import { isDay } from '#domain/values/dates.ts';
import { TextField } from '#ui/controls/TextField.tsx';
import { useTypedText } from './useTypedText.ts';

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
export const DayField = ({ label, value = '', min, max, error, onChange }: DayFieldProps) => {
  const { typed, setTyped, noteWritten } = useTypedText(value);
  return (
    <TextField
      label={label}
      type="date"
      min={min}
      max={max}
      error={error}
      value={typed}
      onChange={({ target: { value: text, validity } }) => {
        setTyped(text);
        const isEmptied = text === '' && !validity.badInput;
        if (!isEmptied && !isDay(text)) return;
        // Tells `useTypedText` that this field makes the change: the `value` that follows does not replace what is typed.
        noteWritten(text);
        onChange(text);
      }}
    />
  );
};
