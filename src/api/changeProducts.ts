import type { ChangePricesBody, RefusedPrice, SoldOutBody } from '#contract/productChanges.ts';
import { getProduct, updateProduct } from '#contract/products.ts';
import { isRecord } from '#domain/parse.ts';
import { changedMeanwhile, changePrices, priceRefusalMessages, samePrices } from '#domain/priceChange.ts';
import { productTitle, readProduct } from '#domain/product.ts';
import type { Failure } from './failure.ts';
import { type BaseQuery, resultOf } from './optionalEndpoint.ts';
import { apiRequest } from './shopApi.ts';

/** Changes of many products for a host without a call for them (API-8): one product after the other. */

type Result<Data> = { data: Data } | { error: Failure };

const isGone = (failure: Failure): boolean => failure.kind === 'refused' && failure.status === 404;

/** What a host that changed a product and does not keep the flag is told as. */
const flagNotStored: Failure = {
  kind: 'broken',
  message: 'The server of this shop cannot mark products as sold out.',
};

const productIn = (reply: unknown) =>
  readProduct(isRecord(reply) && isRecord(reply.data) ? reply.data : reply);

/** Marks each product; stops at the first failure, except for products that no longer exist. */
export const setSoldOutOneByOne = async (
  baseQuery: BaseQuery,
  { ids, soldOut }: SoldOutBody,
): Promise<Result<string[]>> => {
  const changedIds: string[] = [];
  for (const id of ids) {
    const request = apiRequest(updateProduct, { params: { id }, body: { soldOut }, token: 'required' });
    const { data, error } = await resultOf(baseQuery, request);
    if (error === undefined) {
      const product = productIn(data);
      if (product !== null && product.soldOut !== soldOut) return { error: flagNotStored };
      changedIds.push(id);
    } else if (!isGone(error)) return { error };
  }
  return { data: changedIds };
};

type Seen = ChangePricesBody['products'][number];

/** Changes one product; returns `null` when it was changed, else why it keeps its prices. */
const changeOne = async (
  baseQuery: BaseQuery,
  { id, ...seen }: Seen,
  percent: number,
): Promise<Result<RefusedPrice | null>> => {
  const read = await resultOf(baseQuery, apiRequest(getProduct, { params: { id } }));
  if (read.error !== undefined && !isGone(read.error)) return { error: read.error };
  const product = read.error === undefined ? productIn(read.data) : null;
  if (product === null) return { data: { id, name: '', reason: 'It no longer exists.' } };
  const name = productTitle(product);
  if (!samePrices(seen, product)) return { data: { id, name, reason: changedMeanwhile(product) } };
  const change = changePrices(product, percent);
  if (change.kind === 'refused') return { data: { id, name, reason: priceRefusalMessages[change.reason] } };
  const request = apiRequest(updateProduct, { params: { id }, body: change.prices, token: 'required' });
  const { error } = await resultOf(baseQuery, request);
  return error === undefined ? { data: null } : { error };
};

/** Changes the prices of each product; stops at the first failure. */
export const changePricesOneByOne = async (
  baseQuery: BaseQuery,
  { percent, products }: ChangePricesBody,
): Promise<Result<{ changedIds: string[]; refused: RefusedPrice[] }>> => {
  const changedIds: string[] = [];
  const refused: RefusedPrice[] = [];
  for (const seen of products) {
    const result = await changeOne(baseQuery, seen, percent);
    if ('error' in result) return result;
    if (result.data === null) changedIds.push(seen.id);
    else refused.push(result.data);
  }
  return { data: { changedIds, refused } };
};
