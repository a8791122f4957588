import { QueryStatus } from '@reduxjs/toolkit/query';
import type { Product } from '#domain/products/product.ts';
import type { Page } from './page.ts';
import { type ApiState, shopApi } from './shopApi.ts';

type Query = ApiState[typeof shopApi.reducerPath]['queries'][string];

// Cards do not show the descriptions, which are most of a product's size; the product's own page fetches them.
const withoutDescription = (product: Product): Product => ({
  ...product,
  description: '',
  descriptionBengali: undefined,
});

/** How the data of these endpoints, whose type the state does not know, is made smaller for the page. */
const transforms: Readonly<Record<string, (data: unknown) => unknown>> = {
  listProducts: (data) => (data as Product[]).map(withoutDescription),
  productPages: (data) => {
    const list = data as { pages: Page<Product>[] };
    const pages = list.pages.map((page) => ({ ...page, items: page.items.map(withoutDescription) }));
    return { ...list, pages };
  },
};

const withoutDescriptions = (query: Query): Query => {
  const transform = transforms[query?.endpointName ?? ''];
  if (query?.status !== QueryStatus.fulfilled || transform === undefined) return query;
  return { ...query, data: transform(query.data) };
};

/**
 * The query results that the page carries, so that the browser renders what the server rendered: fulfilled queries, their lists of
 * products without descriptions, and rejected ones, which the browser retries. Subscriptions are left out: the browser's own components
 * subscribe when they hydrate.
 */
export const dehydrateApiState = ({ shopApi: state }: ApiState): ApiState => {
  const settled = Object.entries(state.queries)
    .filter(([, query]) => query?.status === QueryStatus.fulfilled || query?.status === QueryStatus.rejected)
    .map(([key, query]) => [key, withoutDescriptions(query)]);
  return { [shopApi.reducerPath]: { ...state, queries: Object.fromEntries(settled), subscriptions: {} } };
};
