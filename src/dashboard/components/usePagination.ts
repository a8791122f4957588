import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { isRecord } from '#domain/parse.ts';

/** Position in a long list, stored in the address as `?page=` and `?after=` so that it can be shared. */
export interface Pagination {
  /** Starts at 1. */
  readonly page: number;
  /** Cursor sent to the server; `undefined` on the first page. */
  readonly after: string | undefined;
  readonly goOn: (next: string) => void;
  /** To the previous page if this visit came through it, else to the first. */
  readonly goBack: () => void;
  readonly goFirst: () => void;
}

/** Cursors of the pages visited on the way to this one; '' is the first page. */
const trailIn = (state: unknown): string[] =>
  isRecord(state) && Array.isArray(state.trail) ? state.trail.filter((part) => typeof part === 'string') : [];

/** The search parameters without the position, for a change that results in another list. */
export const withoutPlace = (params: URLSearchParams): URLSearchParams => {
  const rest = new URLSearchParams(params);
  rest.delete('page');
  rest.delete('after');
  return rest;
};

export const usePagination = (): Pagination => {
  const [params] = useSearchParams();
  const { state } = useLocation();
  const navigate = useNavigate();
  const after = params.get('after') ?? undefined;
  const named = Number(params.get('page'));
  const later = Number.isSafeInteger(named) && named > 1 ? named : 2;
  const page = after === undefined ? 1 : later;
  const trail = trailIn(state);
  const go = (to: string, toPage: number, trail: readonly string[]) => {
    const next = withoutPlace(params);
    if (to !== '') {
      next.set('page', String(toPage));
      next.set('after', to);
    }
    void navigate({ search: next.toString() }, { state: { trail } });
  };
  return {
    page,
    after,
    goOn: (next) => go(next, page + 1, [...trail, after ?? '']),
    goBack: () => go(trail.at(-1) ?? '', page - 1, trail.slice(0, -1)),
    goFirst: () => go('', 1, []),
  };
};
