import { useEffect, useState } from 'react';
import { useStore } from 'react-redux';
import { isNotFound } from '#api/client/isNotFound.ts';
import type { ApiState } from '#api/client/shopApi.ts';
import { findCachedProduct } from '#api/products/findCachedProduct.ts';
import { productMaxAge, useGetProductQuery } from '#api/products/productsApi.ts';
import type { Product } from '#domain/products/product.ts';
import { useIsFirstFrame } from '#ui/hooks/useIsFirstFrame.ts';
import { rememberSeen } from '../products/recentStorage.ts';

/**
 * The product; until it is loaded, the one from a cached list. The first frame after a press on a card shows only what the
 * list has brought; the rest is fetched and rendered after that frame (SPD-1). The cached product is looked up once: a component that
 * may get another `id` must have it as its key.
 */
export const useProduct = (id: string) => {
  const store = useStore<ApiState>();
  const [cached] = useState<Product | undefined>(() => findCachedProduct(store.getState(), id));
  const isFirstFrame = useIsFirstFrame(cached !== undefined);
  // The error stays during a retry, so that the page does not flicker.
  const { currentData, error, isFetching, refetch } = useGetProductQuery(id, {
    skip: isFirstFrame,
    ...productMaxAge,
  });
  const isComplete = currentData !== undefined;
  useEffect(() => {
    if (isComplete) rememberSeen(id);
  }, [id, isComplete]);
  const isMissing = isNotFound(error);
  return {
    product: isMissing ? undefined : (currentData ?? cached),
    /** Whether all of it is loaded, including the description. */
    isComplete,
    isFirstFrame,
    isMissing,
    isFailed: error !== undefined && !isMissing,
    isFetching,
    retry: () => void refetch(),
  };
};
