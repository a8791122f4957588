import { useState } from 'react';
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

/** What the field holds, and what it knows of its `value`. */
interface FieldState {
  readonly typed: string;
  /** The value at the last render. */
  readonly seen: string;
  /** The day that was last given to `onChange`. */
  readonly written: string;
}

/** A field for a day. A partly typed date has no value: only a complete date or an emptied field is a change. */
export const DayField = ({ label, value = '', min, max, error, onChange }: DayFieldProps) => {
  const [field, setField] = useState<FieldState>({ typed: value, seen: value, written: value });
  if (field.seen !== value) {
    // A day that is set from outside, such as a cleared filter, replaces what is typed; the field's own does not.
    const isWrittenByField = field.written === value;
    setField(isWrittenByField ? { ...field, seen: value } : { typed: value, seen: value, written: value });
  }
  return (
    <TextField
      label={label}
      type="date"
      min={min}
      max={max}
      error={error}
      value={field.typed}
      onChange={({ target: { value: typed, validity } }) => {
        const isEmptied = typed === '' && !validity.badInput;
        const isChange = isEmptied || isDay(typed);
        setField((current) => ({ ...current, typed, written: isChange ? typed : current.written }));
        if (isChange) onChange(typed);
      }}
    />
  );
};
