import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import { timers } from '#domain/shop/constants.ts';
import { useTypedText } from '../forms/useTypedText.ts';
import { useSetListParams } from './useSetListParams.ts';

export interface ListSearch {
  /** The search in the address, sent to the server. */
  readonly text: string;
  /** Text in the field, ahead of the address by `timers.searchPause`. */
  readonly input: string;
  readonly setInput: (input: string) => void;
}

/**
 * The list's search, stored in the address as `?search=` (OL-6). The field shows each keystroke at once, and writes to the
 * address when the user pauses. A search that comes into the address by another way, as by Back, replaces the input.
 */
export const useListSearch = (): ListSearch => {
  const [params] = useSearchParams();
  const setParams = useSetListParams();
  const text = params.get('search') ?? '';
  const { typed, setTyped, noteWritten } = useTypedText(text);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  /** The input that the timer writes. */
  const pending = useRef('');
  // Cancel a pending write on unmount: it would navigate back to the screen that was left.
  useEffect(() => () => clearTimeout(timer.current), []);
  // Cancel it too when another search has replaced the input, which the write would undo.
  useEffect(() => {
    if (typed !== pending.current) clearTimeout(timer.current);
  }, [typed]);
  const setInput = (input: string) => {
    setTyped(input);
    pending.current = input;
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      const written = input.trim();
      // Without this the trimmed text, which comes back by the address, would replace what is typed.
      noteWritten(written);
      setParams({ search: written });
    }, timers.searchPause);
  };
  return { text, input: typed, setInput };
};
