import { useCallback, useEffect, useRef } from 'react';
import { productsApi } from '#api/productsApi.ts';
import { searchLimit } from '#domain/constants.ts';
import type { Product } from '#domain/product.ts';

export interface ProductHits {
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

/** At most ten products whose name contains the text. Every key asks at once and aborts the request before it. */
export const useProductHits = (input: string): ProductHits => {
  const text = input.trim();
  const hasQuery = text !== '';
  const [search, { currentData, originalArgs, error, isError, isFetching }] =
    productsApi.useLazyListProductsQuery();
  const request = useRef<ReturnType<typeof search>>(undefined);
  const send = useCallback(() => {
    request.current = search({ searchQuery: text, limit: searchLimit });
  }, [search, text]);
  useEffect(() => {
    if (!hasQuery) return undefined;
    send();
    return () => request.current?.abort();
  }, [hasQuery, send]);

  const isCurrent = hasQuery && originalArgs?.searchQuery === text;
  const isFailed = isCurrent && isError && !isAborted(error);
  const hits = isCurrent ? currentData : undefined;
  return {
    products: hits ?? none,
    hasQuery,
    isPending: hasQuery && !isFailed && (hits === undefined || isFetching),
    isFailed,
    retry: send,
  };
};

/** The result as announced to a screen reader. */
export const hitsMessage = ({ products, isPending, isFailed }: ProductHits): string => {
  if (isPending) return '';
  if (isFailed) return 'The search could not be made.';
  if (products.length === 0) return 'No product found.';
  return products.length === 1 ? '1 product found.' : `${products.length} products found.`;
};
