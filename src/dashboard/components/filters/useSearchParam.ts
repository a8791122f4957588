import { useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { timers } from '#domain/shop/constants.ts';
import { useListParams } from './useListParams.ts';

interface SearchParam {
  /** Search text in the address, sent to the server. */
  readonly search: string;
  /** Text in the field, ahead of the address by `timers.searchPause`. */
  readonly input: string;
  readonly setInput: (input: string) => void;
}

/** What the field holds, and what it knows of the address. */
interface FieldState {
  readonly input: string;
  /** The search in the address at the last render. */
  readonly seen: string;
  /** The search that this field last wrote to the address. */
  readonly written: string;
}

/**
 * The list's search, stored in the address as `?search=` (OL-6). The field shows each keystroke at once, and writes to the
 * address when the user pauses. A search that comes into the address by another way, as by Back, replaces the input.
 */
export const useSearchParam = (): SearchParam => {
  const [params] = useSearchParams();
  const setParams = useListParams();
  const search = params.get('search') ?? '';
  const [field, setField] = useState<FieldState>({ input: search, seen: search, written: search });
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  if (field.seen !== search) {
    // The user may have typed on since the field wrote this text: keep the input.
    const isWrittenByField = field.written === search;
    setField(
      isWrittenByField ? { ...field, seen: search } : { input: search, seen: search, written: search },
    );
  }
  // Cancel a pending write on unmount: it would navigate back to the screen that was left.
  useEffect(() => () => clearTimeout(timer.current), []);
  const setInput = (input: string) => {
    setField((current) => ({ ...current, input }));
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      const written = input.trim();
      setField((current) => ({ ...current, written }));
      setParams({ search: written });
    }, timers.searchPause);
  };
  return { search, input: field.input, setInput };
};
