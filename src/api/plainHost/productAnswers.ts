import { getProductCall, listProductsCall } from '#contract/products/products.ts';
import { type Product, readProduct } from '#domain/products/product.ts';
import { type ProductFacets, productFacets } from '#domain/products/productFacets.ts';
import type { ProductFilter } from '#domain/products/productFilter.ts';
import { apiRequest } from '../client/apiRequest.ts';
import { isNotFound } from '../client/isNotFound.ts';
import { readOne } from '../client/readOne.ts';
import { readProducts } from '../products/readProducts.ts';
import { shareDownload } from './downloads.ts';
import type { Host, HostAnswer } from './host.ts';
import { queryOfEveryHost } from './listAnswers.ts';

/** Answers about products, from the host's whole list or from one request for each. */

/** For how many milliseconds a downloaded listing serves its other filters. */
const downloadLifetimeMs = 60_000;

/** Counts the products of a listing. One download serves all its filters, which the host does not know. */
export const answerFacets = async (
  { query = {} }: { readonly query?: Omit<ProductFilter, 'sort' | 'limit'> },
  { send, hostAndUser }: Host,
): Promise<HostAnswer<{ data: ProductFacets }>> => {
  const listing = queryOfEveryHost(query);
  const { data, error } = await shareDownload(
    `products ${JSON.stringify(listing)} ${hostAndUser}`,
    downloadLifetimeMs,
    () => send(apiRequest(listProductsCall, { query: listing })),
  );
  return error === undefined ? { data: { data: productFacets(readProducts(data), query) } } : { error };
};

/** Maximum number of products that are requested one by one; nothing is answered about the others. */
const singleRequestsLimit = 30;

/** Requests each product; `askedIds` are those that the host has answered. The error of the first one if it has answered none. */
export const answerProductsById = async (
  { query }: { readonly query?: { ids: string } },
  { send }: Host,
): Promise<HostAnswer<{ data: Product[]; askedIds: string[] }>> => {
  const ids = query?.ids.split(',') ?? [];
  const requestProduct = async (id: string) => ({
    id,
    result: await send(apiRequest(getProductCall, { params: { id } })),
  });
  const answers = await Promise.all(ids.slice(0, singleRequestsLimit).map(requestProduct));
  const answered = answers.filter(({ result }) => result.error === undefined || isNotFound(result.error));
  const error = answered.length === 0 ? answers[0]?.result.error : undefined;
  if (error !== undefined) return { error };
  return {
    data: {
      askedIds: answered.map(({ id }) => id),
      data: answered.flatMap(({ result }) => readOne(result.data, readProduct) ?? []),
    },
  };
};
