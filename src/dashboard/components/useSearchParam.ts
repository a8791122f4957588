import { useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { timers } from '#domain/constants.ts';
import { withoutPlace } from './usePagination.ts';

interface AddressSearch {
  /** Search text in the address, sent to the server. */
  readonly search: string;
  /** Text in the field, ahead of the address by `timers.searchPause`. */
  readonly typed: string;
  readonly type: (words: string) => void;
}

/** The list's search, stored in the address as `?search=` (OL-6). */
export const useSearchParam = (): AddressSearch => {
  const [params, setParams] = useSearchParams();
  const search = params.get('search') ?? '';
  const [field, setField] = useState({ typed: search, search });
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined);
  // A link or Back changed the address: update the field.
  if (field.search !== search && field.typed.trim() !== search) setField({ typed: search, search });
  // Cancel a pending write on unmount: it would navigate back to the screen that was left.
  useEffect(() => () => clearTimeout(pause.current), []);
  const type = (typed: string) => {
    setField({ typed, search });
    clearTimeout(pause.current);
    pause.current = setTimeout(() => {
      const words = typed.trim();
      setParams(
        (params) => {
          const next = withoutPlace(params);
          if (words === '') next.delete('search');
          else next.set('search', words);
          return next;
        },
        { replace: true, preventScrollReset: true },
      );
    }, timers.searchPause);
  };
  return { search, typed: field.typed, type };
};
