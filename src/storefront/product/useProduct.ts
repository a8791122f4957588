import { useState } from 'react';
import { useStore } from 'react-redux';
import { useGetProductQuery } from '#api/productsApi.ts';
import type { ApiState } from '#api/shopApi.ts';
import type { Product } from '#domain/product.ts';
import { findCachedProduct } from './findCachedProduct.ts';
import { isUnknown } from './productHead.ts';

/** The product; until the answer comes, as a list already showed it, so that its page stands at once. */
export const useProduct = (id: string) => {
  const store = useStore<ApiState>();
  const [seen] = useState<Product | undefined>(() => findCachedProduct(store.getState(), id));
  // The error stays while the question is asked again, so that the page does not blink.
  const { currentData, error, isFetching, refetch } = useGetProductQuery(id);
  const isGone = error !== undefined && isUnknown(error);
  return {
    product: isGone ? undefined : (currentData ?? seen),
    /** Whether all of it has come, its description too. */
    isWhole: currentData !== undefined,
    isGone,
    isFailed: error !== undefined && !isGone,
    isFetching,
    retry: () => void refetch(),
  };
};
