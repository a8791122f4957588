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

/** The list's search, stored in the address as `?search=` (OL-6). */
export const useSearchParam = (): SearchParam => {
  const [params] = useSearchParams();
  const setParams = useListParams();
  const search = params.get('search') ?? '';
  /** `search` is the text in the address at the last render, `written` the text that this field last wrote to the address. */
  const [field, setField] = useState({ input: search, search, written: search });
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  if (field.search !== search) {
    // If the field itself wrote this text, the user may have typed on since: keep the input. A link or Back replaces it.
    const isOwn = field.written === search;
    setField(isOwn ? { ...field, search } : { input: search, search, written: search });
  }
  // Cancel a pending write on unmount: it would navigate back to the screen that was left.
  useEffect(() => () => clearTimeout(timer.current), []);
  const setInput = (input: string) => {
    setField((now) => ({ ...now, input }));
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      const written = input.trim();
      setField((now) => ({ ...now, written }));
      setParams({ search: written });
    }, timers.searchPause);
  };
  return { search, input: field.input, setInput };
};
