import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { isRecord } from '#domain/parse.ts';

/** Position in a long list, stored in the address as `?page=` and `?after=` so that it can be shared. */
export interface Pagination {
  /** Starts at 1. */
  readonly page: number;
  /** Cursor sent to the server; `undefined` on the first page. */
  readonly after: string | undefined;
  readonly goNext: (next: string) => void;
  /** To the previous page if this visit came through it, else to the first. */
  readonly goBack: () => void;
  readonly goFirst: () => void;
}

/** Cursors of the pages visited on the way to this one; '' is the first page. */
const readTrail = (state: unknown): string[] =>
  isRecord(state) && Array.isArray(state.trail)
    ? state.trail.filter((cursor) => typeof cursor === 'string')
    : [];

/** The search parameters without the position, which is valid for one list only. */
export const withoutPagination = (params: URLSearchParams): URLSearchParams => {
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
  const pageParam = Number(params.get('page'));
  const laterPage = Number.isSafeInteger(pageParam) && pageParam > 1 ? pageParam : 2;
  const page = after === undefined ? 1 : laterPage;
  const trail = readTrail(state);
  const goTo = (cursor: string, toPage: number, trail: readonly string[]) => {
    const next = withoutPagination(params);
    if (cursor !== '') {
      next.set('page', String(toPage));
      next.set('after', cursor);
    }
    void navigate({ search: next.toString() }, { state: { trail } });
  };
  return {
    page,
    after,
    goNext: (next) => goTo(next, page + 1, [...trail, after ?? '']),
    goBack: () => goTo(trail.at(-1) ?? '', page - 1, trail.slice(0, -1)),
    goFirst: () => goTo('', 1, []),
  };
};
