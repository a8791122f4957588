import { useCallback, useEffect, useMemo, useRef } from 'react';
import { useStore } from 'react-redux';
import { cachedSearchAnswers, searchQueryOf } from '#api/cachedSearchAnswers.ts';
import { productsApi } from '#api/productsApi.ts';
import type { ApiState } from '#api/shopApi.ts';
import type { Product } from '#domain/product.ts';
import { narrowAnswers } from '#domain/searchAnswers.ts';

export interface ProductSearch {
  /** While the search is pending, the first products of its answer, as far as earlier answers tell. */
  readonly products: readonly Product[];
  /** Whether there is a text to search for. */
  readonly hasQuery: boolean;
  readonly isPending: boolean;
  readonly isFailed: boolean;
  readonly retry: () => void;
}

const none: readonly Product[] = [];

const isAborted = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && 'name' in error && error.name === 'AbortError';

/**
 * At most ten products whose name contains the text; no request before something is typed. Every key asks at once,
 * unless earlier answers tell the whole answer, and aborts the request before it (SPD-3).
 */
export const useProductSearch = (input: string): ProductSearch => {
  const text = input.trim().toLowerCase();
  const hasQuery = text !== '';
  const store = useStore<ApiState>();
  const known = useMemo(
    () => (hasQuery ? narrowAnswers(cachedSearchAnswers(store.getState()), text) : null),
    [store, text, hasQuery],
  );
  const isKnown = known?.isComplete === true;
  const [search, { currentData, originalArgs, error, isError, isFetching }] =
    productsApi.useLazyListProductsQuery();
  const request = useRef<ReturnType<typeof search>>(undefined);
  const send = useCallback(() => {
    request.current = search(searchQueryOf(text), true);
  }, [search, text]);
  useEffect(() => {
    if (!hasQuery || isKnown) return undefined;
    send();
    return () => request.current?.abort();
  }, [hasQuery, isKnown, send]);

  const isCurrent = hasQuery && originalArgs?.searchQuery === text;
  const isFailed = !isKnown && isCurrent && isError && !isAborted(error);
  const answer = isCurrent ? currentData : undefined;
  return {
    products: answer ?? (isFailed ? none : (known?.products ?? none)),
    hasQuery,
    isPending: hasQuery && !isKnown && !isFailed && (answer === undefined || isFetching),
    isFailed,
    retry: send,
  };
};

/** The result as announced to a screen reader. */
export const resultMessage = ({ products, isPending, isFailed }: ProductSearch): string => {
  if (isPending) return '';
  if (isFailed) return 'The search could not be made.';
  if (products.length === 0) return 'No product found.';
  return products.length === 1 ? '1 product found.' : `${products.length} products found.`;
};
