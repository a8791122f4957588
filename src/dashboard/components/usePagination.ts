import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { isRecord } from '#domain/parse.ts';

/** Where one stands in a long list: kept in the address as `?page=` and `?after=`, so that it can be shared. */
export interface Pagination {
  /** From 1. */
  readonly page: number;
  /** What the list is asked to begin after; `undefined` on the first page. */
  readonly after: string | undefined;
  readonly goOn: (next: string) => void;
  /** One page back where this visit came through it, else to the first. */
  readonly goBack: () => void;
  readonly goFirst: () => void;
}

/** Of the pages passed on the way here, where each began; '' is the first. */
const trailIn = (state: unknown): string[] =>
  isRecord(state) && Array.isArray(state.trail) ? state.trail.filter((part) => typeof part === 'string') : [];

/** The address without its place in the list, for whatever makes it another list. */
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
