import { useState } from 'react';
import { useStore } from 'react-redux';
import { useGetProductQuery } from '#api/productsApi.ts';
import type { ApiState } from '#api/shopApi.ts';
import type { Product } from '#domain/product.ts';
import { findCachedProduct } from './findCachedProduct.ts';
import { isUnknown } from './productHead.ts';

/** The product; until the answer arrives, the one from a cached list, so that its page shows at once. */
export const useProduct = (id: string) => {
  const store = useStore<ApiState>();
  const [seen] = useState<Product | undefined>(() => findCachedProduct(store.getState(), id));
  // The error stays during a retry, so that the page does not flicker.
  const { currentData, error, isFetching, refetch } = useGetProductQuery(id);
  const isGone = error !== undefined && isUnknown(error);
  return {
    product: isGone ? undefined : (currentData ?? seen),
    /** Whether all of it is loaded, including the description. */
    isWhole: currentData !== undefined,
    isGone,
    isFailed: error !== undefined && !isGone,
    isFetching,
    retry: () => void refetch(),
  };
};
