import { useCallback, useEffect, useRef, useState } from 'react';
import { productsApi } from '#api/productsApi.ts';
import { searchLimit, timers } from '#domain/constants.ts';
import type { Product } from '#domain/product.ts';

export interface ProductSearch {
  readonly products: readonly Product[];
  /** Whether there is a text to search for. */
  readonly hasQuery: boolean;
  readonly isPending: boolean;
  readonly isFailed: boolean;
  readonly retry: () => void;
}

const none: readonly Product[] = [];

/** The text, once it has not changed for `timers.searchPause`. */
const useDebounced = (text: string): string => {
  const [debounced, setDebounced] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setDebounced(text), timers.searchPause);
    return () => clearTimeout(timer);
  }, [text]);
  return debounced;
};

const isAborted = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && 'name' in error && error.name === 'AbortError';

/**
 * At most ten products whose name contains the text; no request before something is typed. The next key
 * aborts a pending request, and a result of another text is not shown.
 */
export const useProductSearch = (input: string): ProductSearch => {
  const text = input.trim().toLowerCase();
  const debounced = useDebounced(text);
  const hasQuery = text !== '';
  const isSettled = hasQuery && debounced === text;
  const [search, { currentData, originalArgs, error, isError, isFetching }] =
    productsApi.useLazyListProductsQuery();
  const request = useRef<ReturnType<typeof search>>(undefined);
  const send = useCallback(() => {
    request.current = search({ searchQuery: text, limit: searchLimit }, true);
  }, [search, text]);
  useEffect(() => {
    if (!isSettled) return undefined;
    send();
    return () => request.current?.abort();
  }, [isSettled, send]);

  const isCurrent = isSettled && originalArgs?.searchQuery === text;
  const isFailed = isCurrent && isError && !isAborted(error);
  return {
    products: (isCurrent && currentData) || none,
    hasQuery,
    isPending: hasQuery && !isFailed && !(isCurrent && !isFetching && currentData !== undefined),
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
