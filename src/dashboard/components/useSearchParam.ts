import { useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { timers } from '#domain/constants.ts';
import { withoutPlace } from './usePagination.ts';

interface AddressSearch {
  /** What the address holds and the list is asked for. */
  readonly search: string;
  /** What stands in the field, a moment ahead of the address. */
  readonly typed: string;
  readonly type: (words: string) => void;
}

/** The list's search, kept in the address as `?search=` (OL-6). */
export const useSearchParam = (): AddressSearch => {
  const [params, setParams] = useSearchParams();
  const search = params.get('search') ?? '';
  const [field, setField] = useState({ typed: search, search });
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined);
  // The address changed by a link or by Back: the field follows.
  if (field.search !== search && field.typed.trim() !== search) setField({ typed: search, search });
  // A write that is still waiting must not bring a left screen back.
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
