import type { ShopThunk } from '#api/client/shopApi.ts';
import { productsApi, useListProductsQuery } from '#api/products/productsApi.ts';
import type { ProductFilter } from '#domain/products/productFilter.ts';
import { carouselLimit } from '#domain/shop/constants.ts';

/** The new arrivals of the home page (HM-5): the products of that type, and in a shop that has none its newest products. */

const newest: ProductFilter = { sort: 'newest', limit: carouselLimit };
const ofType: ProductFilter = { ...newest, productType: 'New Arrivals' };

const { initiate } = productsApi.endpoints.listProducts;

export const prefetchNewArrivals: ShopThunk<Promise<void>> = async (dispatch) => {
  const { data } = await dispatch(initiate(ofType));
  if (data?.length === 0) await dispatch(initiate(newest));
};

export const useNewArrivals = ({ skip = false } = {}) => {
  const queryOfType = useListProductsQuery(ofType, { skip });
  const hasNone = queryOfType.data?.length === 0;
  const queryOfNewest = useListProductsQuery(newest, { skip: skip || !hasNone });
  return hasNone ? queryOfNewest : queryOfType;
};
