import { useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { timers } from '#domain/constants.ts';
import { useUpdateSearchParams } from '#ui/hooks/useUpdateSearchParams.ts';
import { withoutPagination } from './usePagination.ts';

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
  const updateSearchParams = useUpdateSearchParams();
  const search = params.get('search') ?? '';
  const [field, setField] = useState({ input: search, search });
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  // A link or Back changed the address: update the field.
  if (field.search !== search && field.input.trim() !== search) setField({ input: search, search });
  // Cancel a pending write on unmount: it would navigate back to the screen that was left.
  useEffect(() => () => clearTimeout(timer.current), []);
  const setInput = (input: string) => {
    setField({ input, search });
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      const value = input.trim();
      updateSearchParams((params) => {
        const next = withoutPagination(params);
        if (value === '') next.delete('search');
        else next.set('search', value);
        return next;
      });
    }, timers.searchPause);
  };
  return { search, input: field.input, setInput };
};
