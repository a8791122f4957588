import { useRef, useState } from 'react';
import { useStore } from 'react-redux';
import { cachedSearchAnswers, searchQueryOf } from '#api/cachedSearchAnswers.ts';
import { productsApi } from '#api/productsApi.ts';
import type { ApiState } from '#api/shopApi.ts';
import type { Product } from '#domain/product.ts';
import { type KnownAnswer, narrowAnswers } from '#domain/searchAnswers.ts';

export interface ProductSearch {
  /** What is typed in the search box. */
  readonly input: string;
  readonly changeInput: (input: string) => void;
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

/** What is searched for: a space around it asks for nothing else. */
const queryOf = (input: string): string => input.trim().toLowerCase();

interface Typed {
  readonly input: string;
  /** What earlier answers told when it was typed. */
  readonly known: KnownAnswer | null;
}

/**
 * At most ten products whose name contains the text; no request before something is typed. Every key asks at once,
 * unless earlier answers tell the whole answer, and aborts the request before it (SPD-3).
 */
export const useProductSearch = (): ProductSearch => {
  const store = useStore<ApiState>();
  const [{ input, known }, setTyped] = useState<Typed>({ input: '', known: null });
  const [search, { currentData, originalArgs, error, isError, isFetching }] =
    productsApi.useLazyListProductsQuery();
  const request = useRef<ReturnType<typeof search>>(undefined);
  const send = (text: string) => {
    request.current = search(searchQueryOf(text), true);
  };
  /** Asks in the event of the key itself: on a slow phone the next render is ten milliseconds later. */
  const changeInput = (next: string) => {
    const text = queryOf(next);
    if (text === queryOf(input)) {
      setTyped({ input: next, known });
      return;
    }
    const earlier = text === '' ? null : narrowAnswers(cachedSearchAnswers(store.getState()), text);
    setTyped({ input: next, known: earlier });
    request.current?.abort();
    if (text !== '' && earlier?.isComplete !== true) send(text);
  };

  const query = queryOf(input);
  const hasQuery = query !== '';
  const isKnown = known?.isComplete === true;
  const isCurrent = hasQuery && originalArgs?.searchQuery === query;
  const isFailed = !isKnown && isCurrent && isError && !isAborted(error);
  const answer = isCurrent ? currentData : undefined;
  return {
    input,
    changeInput,
    products: answer ?? (isFailed ? none : (known?.products ?? none)),
    hasQuery,
    isPending: hasQuery && !isKnown && !isFailed && (answer === undefined || isFetching),
    isFailed,
    retry: () => send(query),
  };
};

/** The result as announced to a screen reader. */
export const resultMessage = ({ products, isPending, isFailed }: ProductSearch): string => {
  if (isPending) return '';
  if (isFailed) return 'The search could not be made.';
  if (products.length === 0) return 'No product found.';
  return products.length === 1 ? '1 product found.' : `${products.length} products found.`;
};
