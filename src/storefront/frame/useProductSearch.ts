import { useEffect, useState } from 'react';
import { useListProductsQuery } from '#api/productsApi.ts';
import type { Product } from '#domain/product.ts';
import { searchLimit, timers } from '#domain/rules.ts';

export interface ProductSearch {
  readonly products: readonly Product[];
  /** Whether there is anything to ask for. */
  readonly isAsked: boolean;
  /** Whether the answer is still to come. */
  readonly isWaiting: boolean;
  readonly isFailed: boolean;
  readonly retry: () => void;
}

const none: readonly Product[] = [];

/** The words once no key was pressed for a moment. */
const useRested = (words: string): string => {
  const [rested, setRested] = useState(words);
  useEffect(() => {
    const timer = setTimeout(() => setRested(words), timers.searchPause);
    return () => clearTimeout(timer);
  }, [words]);
  return rested;
};

/** At most ten products whose name holds the words; nothing is asked before something was typed. */
export const useProductSearch = (typed: string): ProductSearch => {
  const words = typed.trim();
  const rested = useRested(words);
  const isAsked = words !== '';
  const answer = useListProductsQuery(
    { searchQuery: rested, limit: searchLimit },
    { skip: rested === '' || !isAsked, refetchOnFocus: false },
  );
  const isWaiting = isAsked && (rested !== words || answer.isFetching);
  return {
    products: isAsked ? (answer.currentData ?? none) : none,
    isAsked,
    isWaiting,
    isFailed: isAsked && !isWaiting && answer.isError,
    retry: () => void answer.refetch(),
  };
};

/** What a screen reader hears of it. */
export const foundSentence = ({ products, isWaiting, isFailed }: ProductSearch): string => {
  if (isWaiting) return '';
  if (isFailed) return 'The search could not be made.';
  if (products.length === 0) return 'No product found.';
  return products.length === 1 ? '1 product found.' : `${products.length} products found.`;
};
