import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { isRecord } from '#domain/values/parse.ts';
import { typedNumber } from '#domain/values/typedText.ts';

/** Position in a long list, stored in the address as `?page=` and `?after=` so that it can be shared. */
export interface Pagination {
  /** Starts at 1. */
  readonly page: number;
  /** The cursor that opens this page; `undefined` on the first page, and on a page that is opened by its number. */
  readonly after: string | undefined;
  /** The choices for the number of rows on a page; empty if the list has one size and no page numbers. */
  readonly sizes: readonly number[];
  /** The chosen number of rows, from the address as `?size=`; the first of `sizes` by default. */
  readonly size: number | undefined;
  /** `next` is the cursor of the next page. */
  readonly goNext: (next: string) => void;
  /** Opens the previous page by its cursor if this visit came through it, else by its number; without numbers, the first page. */
  readonly goBack: () => void;
  readonly goFirst: () => void;
  /** Opens a page by its number. */
  readonly goTo: (page: number) => void;
  /** The query part of the address of a page by its number, with its question mark. */
  readonly searchOf: (page: number) => string;
  /** Chooses another number of rows; opens the page that holds the first row of the present one. */
  readonly setSize: (size: number) => void;
}

/** The cursors of the pages visited on the way to this one, from the history entry's state; '' is a page without a cursor. */
const readTrail = (state: unknown): string[] =>
  isRecord(state) && Array.isArray(state.trail)
    ? state.trail.filter((cursor) => typeof cursor === 'string')
    : [];

/** The search parameters without page and cursor, which are valid for one list only. */
export const withoutPagination = (params: URLSearchParams): URLSearchParams => {
  const otherParams = new URLSearchParams(params);
  otherParams.delete('page');
  otherParams.delete('after');
  return otherParams;
};

/**
 * The page number in the address. A page with a cursor is at least the second; a number without a cursor counts only if
 * the list has page numbers.
 */
const readPage = (params: URLSearchParams, hasNumbers: boolean): number => {
  const page = typedNumber(params.get('page') ?? '');
  const isLater = Number.isSafeInteger(page) && page > 1;
  if (params.has('after')) return isLater ? page : 2;
  return isLater && hasNumbers ? page : 1;
};

/** The number of rows on a page, as the address chooses it; the first of `sizes` by default. */
const readSize = (params: URLSearchParams, sizes: readonly number[]): number | undefined =>
  sizes.find((choice) => String(choice) === params.get('size')) ?? sizes[0];

/** The page in the address as the arguments of a query: its cursor if it has one, else its number. */
export const readPosition = (params: URLSearchParams, sizes: readonly number[]) => {
  const after = params.get('after') ?? undefined;
  return {
    after,
    page: after === undefined ? readPage(params, sizes.length > 0) : undefined,
    size: readSize(params, sizes),
  };
};

/** The position in a list, and how to change it; only a list whose pages have numbers passes `sizes`. */
export const usePagination = (sizes: readonly number[] = []): Pagination => {
  const [params] = useSearchParams();
  const { state } = useLocation();
  const navigate = useNavigate();
  const after = params.get('after') ?? undefined;
  const page = readPage(params, sizes.length > 0);
  const size = readSize(params, sizes);
  const trail = readTrail(state);
  /** The search parameters of another page; `cursor` is '' for a page that is opened by its number. */
  const paramsOf = (toPage: number, cursor = '') => {
    const changed = withoutPagination(params);
    if (toPage > 1) changed.set('page', String(toPage));
    if (cursor !== '') changed.set('after', cursor);
    return changed;
  };
  const open = (search: URLSearchParams, newTrail: readonly string[] = []) =>
    void navigate({ search: search.toString() }, { state: { trail: newTrail } });
  const goTo = (toPage: number) => open(paramsOf(toPage));
  const goFirst = () => goTo(1);
  const goBack = () => {
    const previousCursor = trail.at(-1) ?? '';
    const hasNumbers = sizes.length > 0;
    if (previousCursor === '' && !hasNumbers) return goFirst();
    return open(paramsOf(page - 1, previousCursor), trail.slice(0, -1));
  };
  const setSize = (chosen: number) => {
    const rowsBefore = (page - 1) * (size ?? chosen);
    const changed = paramsOf(Math.floor(rowsBefore / chosen) + 1);
    if (chosen === sizes[0]) changed.delete('size');
    else changed.set('size', String(chosen));
    open(changed);
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
