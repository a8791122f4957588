import { useState } from 'react';

/** The text in the field, and the values by which it tells its own changes from changes that come by another way. */
interface FieldState {
  readonly typed: string;
  /** The value at the last render. */
  readonly seen: string;
  /** The value that the field itself last wrote. */
  readonly written: string;
}

/**
 * The text of a field whose value is kept elsewhere, such as in the address, and follows later. A value that comes by another way,
 * as by Back or a cleared filter, replaces what is typed. Call `noteWritten` with each value that the field writes there.
 */
export const useTypedText = (value: string) => {
  const [field, setField] = useState<FieldState>({ typed: value, seen: value, written: value });
  if (field.seen !== value) {
    // The user may have typed on since the field wrote this value: keep the text.
    const isWrittenByField = field.written === value;
    setField(isWrittenByField ? { ...field, seen: value } : { typed: value, seen: value, written: value });
  }
  const setTyped = (typed: string) => setField((current) => ({ ...current, typed }));
  const noteWritten = (written: string) => setField((current) => ({ ...current, written }));
  return { typed: field.typed, setTyped, noteWritten };
};
