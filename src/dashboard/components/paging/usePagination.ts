import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { isRecord } from '#domain/values/parse.ts';
import { typedNumber } from '#domain/values/typedText.ts';

/** Position in a long list, stored in the address as `?page=` and `?after=` so that it can be shared. */
export interface Pagination {
  /** Starts at 1. */
  readonly page: number;
  /** Cursor sent to the server; `undefined` on the first page, and on one opened by its number. */
  readonly after: string | undefined;
  /** The numbers of rows on a page to choose from; none if the list has one size and no page numbers. */
  readonly sizes: readonly number[];
  /** The chosen number of rows, from the address as `?size=`; the first of `sizes` by default. */
  readonly size: number | undefined;
  readonly goNext: (next: string) => void;
  /** To the previous page if this visit came through it; else to its number, or to the first page. */
  readonly goBack: () => void;
  readonly goFirst: () => void;
  /** To a page by its number. */
  readonly goTo: (page: number) => void;
  /** The address's query for a page by its number. */
  readonly searchOf: (page: number) => string;
  /** Another number of rows; the page then holds the first row of this one. */
  readonly setSize: (size: number) => void;
}

/** Cursors of the pages visited on the way to this one; '' is a page without a cursor. */
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

/**
 * The page of the address. With a cursor it is the second at least; a number without one counts only in a list with
 * page numbers.
 */
const readPage = (params: URLSearchParams, hasNumbers: boolean): number => {
  const page = typedNumber(params.get('page') ?? '');
  const isLater = Number.isSafeInteger(page) && page > 1;
  if (params.has('after')) return isLater ? page : 2;
  return isLater && hasNumbers ? page : 1;
};

/** The number of rows on a page that the address chooses, the first of `sizes` by default. */
const readSize = (params: URLSearchParams, sizes: readonly number[]): number | undefined =>
  sizes.find((known) => String(known) === params.get('size')) ?? sizes[0];

/** The page of the address as a query has it: by its cursor, or else by its number. */
export const readPosition = (params: URLSearchParams, sizes: readonly number[]) => {
  const after = params.get('after') ?? undefined;
  return {
    after,
    page: after === undefined ? readPage(params, sizes.length > 0) : undefined,
    size: readSize(params, sizes),
  };
};

/** The position in a list; `sizes` are given by a list whose pages have numbers. */
export const usePagination = (sizes: readonly number[] = []): Pagination => {
  const [params] = useSearchParams();
  const { state } = useLocation();
  const navigate = useNavigate();
  const after = params.get('after') ?? undefined;
  const page = readPage(params, sizes.length > 0);
  const size = readSize(params, sizes);
  const trail = readTrail(state);
  const paramsOf = (toPage: number, cursor = '') => {
    const next = withoutPagination(params);
    if (toPage > 1) next.set('page', String(toPage));
    if (cursor !== '') next.set('after', cursor);
    return next;
  };
  const open = (next: URLSearchParams, trail: readonly string[] = []) =>
    void navigate({ search: next.toString() }, { state: { trail } });
  const goTo = (toPage: number) => open(paramsOf(toPage));
  const goFirst = () => goTo(1);
  const goBack = () => {
    const cursor = trail.at(-1) ?? '';
    if (cursor === '' && sizes.length === 0) return goFirst();
    return open(paramsOf(page - 1, cursor), trail.slice(0, -1));
  };
  const setSize = (chosen: number) => {
    const before = (page - 1) * (size ?? chosen);
    const next = paramsOf(Math.floor(before / chosen) + 1);
    if (chosen === sizes[0]) next.delete('size');
    else next.set('size', String(chosen));
    open(next);
  };
  return {
    page,
    after,
    sizes,
    size,
    goNext: (next) => open(paramsOf(page + 1, next), [...trail, after ?? '']),
    goBack,
    goFirst,
    goTo,
    searchOf: (toPage) => `?${paramsOf(toPage).toString()}`,
    setSize,
  };
};
