import { QueryStatus } from '@reduxjs/toolkit/query';
import { useEffect, useMemo, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { productsApi } from '#api/productsApi.ts';
import type { ShopDispatch } from '#api/shopApi.ts';
import { searchLimit, timers } from '#domain/constants.ts';
import type { Product } from '#domain/product.ts';

export interface ProductSearch {
  readonly products: readonly Product[];
  /** Whether there is a text to search for. */
  readonly isAsked: boolean;
  /** Whether the answer is pending. */
  readonly isWaiting: boolean;
  readonly isFailed: boolean;
  readonly retry: () => void;
}

const none: readonly Product[] = [];
const toQueryParams = (words: string) => ({ searchQuery: words, limit: searchLimit });

/** The words, debounced by `timers.searchPause`. */
const useRested = (words: string): string => {
  const [rested, setRested] = useState(words);
  useEffect(() => {
    const timer = setTimeout(() => setRested(words), timers.searchPause);
    return () => clearTimeout(timer);
  }, [words]);
  return rested;
};

const isOvertaken = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && 'name' in error && error.name === 'AbortError';

/**
 * At most ten products whose name contains the words; no request before something is typed. The next key
 * aborts a pending request, so that no outdated answer is shown.
 */
export const useProductSearch = (typed: string): ProductSearch => {
  const dispatch = useDispatch<ShopDispatch>();
  const words = typed.trim().toLowerCase();
  const rested = useRested(words);
  const isAsked = words !== '';
  const isRested = isAsked && rested === words;
  const [turn, setTurn] = useState(0);
  useEffect(() => {
    if (!isRested) return undefined;
    const answering = dispatch(
      productsApi.endpoints.listProducts.initiate(toQueryParams(rested), { forceRefetch: turn > 0 }),
    );
    return () => {
      answering.abort();
      answering.unsubscribe();
    };
  }, [dispatch, isRested, rested, turn]);

  const select = useMemo(() => productsApi.endpoints.listProducts.select(toQueryParams(words)), [words]);
  const { data, status, error } = useSelector(select);
  const isFailed = isRested && status === QueryStatus.rejected && !isOvertaken(error);
  return {
    products: (isRested && data) || none,
    isAsked,
    isWaiting: isAsked && !isFailed && !(isRested && status === QueryStatus.fulfilled),
    isFailed,
    retry: () => setTurn(turn + 1),
  };
};

/** The result as announced to a screen reader. */
export const foundSentence = ({ products, isWaiting, isFailed }: ProductSearch): string => {
  if (isWaiting) return '';
  if (isFailed) return 'The search could not be made.';
  if (products.length === 0) return 'No product found.';
  return products.length === 1 ? '1 product found.' : `${products.length} products found.`;
};
