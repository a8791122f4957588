import { QueryStatus } from '@reduxjs/toolkit/query';
import type { Product } from '#domain/product.ts';
import type { Page } from './page.ts';
import { type ApiState, shopApi } from './shopApi.ts';

type Query = ApiState[typeof shopApi.reducerPath]['queries'][string];

// No card shows it, and it is most of what a product weighs; the product's own page asks for it.
const onCard = (product: Product): Product => ({ ...product, description: '' });

const light: Readonly<Record<string, (data: unknown) => unknown>> = {
  listProducts: (data) => (data as Product[]).map(onCard),
  bestSellingProducts: (data) => (data as Product[]).map(onCard),
  productPages: (data) => {
    const { pages, ...rest } = data as { pages: Page<Product>[] };
    return { ...rest, pages: pages.map((page) => ({ ...page, items: page.items.map(onCard) })) };
  },
};

const lightened = (query: Query): Query => {
  const lighten = light[query?.endpointName ?? ''];
  if (query?.status !== QueryStatus.fulfilled || lighten === undefined) return query;
  return { ...query, data: lighten(query.data) };
};

/**
 * The answers and refusals that came, so that the browser draws what the server drew; it asks a refused
 * question again. Products in lists are carried without their descriptions.
 */
export const dehydratedApiState = ({ shopApi: state }: ApiState): ApiState => {
  const answered = Object.entries(state.queries)
    .filter(([, query]) => query?.status === QueryStatus.fulfilled || query?.status === QueryStatus.rejected)
    .map(([key, query]) => [key, lightened(query)]);
  return { [shopApi.reducerPath]: { ...state, queries: Object.fromEntries(answered), subscriptions: {} } };
};
