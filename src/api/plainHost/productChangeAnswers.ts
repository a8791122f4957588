import type { ChangePricesBody, RefusedPrice, SoldOutBody } from '#contract/products/productChanges.ts';
import { getProductCall, updateProductCall } from '#contract/products/products.ts';
import {
  changedMeanwhileMessage,
  changePrices,
  haveSamePrices,
  priceRefusalMessages,
} from '#domain/products/priceChange.ts';
import { productTitle, readProduct } from '#domain/products/product.ts';
import * as messages from '#messages/api/plainHost.ts';
import { apiRequest } from '../client/apiRequest.ts';
import type { Failure } from '../client/failure.ts';
import { readOne } from '../client/readOne.ts';
import type { Host, HostAnswer } from './host.ts';

/**
 * Answers to changes of many products, made by one request after the other. Every call comes with its body: the default bodies are for
 * the type alone.
 */

const isGone = (failure: Failure): boolean => failure.kind === 'refused' && failure.status === 404;

/** The failure on a host that answers with the changed product, but has not stored its mark. */
const markNotStored: Failure = {
  kind: 'broken',
  message: messages.noSoldOutMark,
};

/** Marks each product; stops at the first failure, except for products that no longer exist. */
export const answerSoldOut = async (
  { body: { ids, soldOut } = { ids: [], soldOut: false } }: { readonly body?: SoldOutBody },
  { send }: Host,
): Promise<HostAnswer<{ changedIds: string[] }>> => {
  const changedIds: string[] = [];
  for (const id of ids) {
    const request = apiRequest(updateProductCall, { params: { id }, body: { soldOut } });
    const { data, error } = await send(request);
    if (error === undefined) {
      const product = readOne(data, readProduct);
      if (product !== null && product.soldOut !== soldOut) return { error: markNotStored };
      changedIds.push(id);
    } else if (!isGone(error)) return { error };
  }
  return { data: { changedIds } };
};

/** The prices of a product that the user has seen. */
type Seen = ChangePricesBody['products'][number];

/** Changes the prices of one product; `data` is `null` when they were changed, else why they stay. */
const changeOne = async (
  { send }: Host,
  { id, ...seen }: Seen,
  percent: number,
): Promise<HostAnswer<RefusedPrice | null>> => {
  const read = await send(apiRequest(getProductCall, { params: { id } }));
  if (read.error !== undefined && !isGone(read.error)) return { error: read.error };
  const product = read.error === undefined ? readOne(read.data, readProduct) : null;
  if (product === null) return { data: { id, name: '', reason: messages.productGone } };
  const name = productTitle(product);
  if (!haveSamePrices(seen, product)) return { data: { id, name, reason: changedMeanwhileMessage(product) } };
  const change = changePrices(product, percent);
  if (change.kind === 'refused') return { data: { id, name, reason: priceRefusalMessages[change.reason] } };
  const request = apiRequest(updateProductCall, { params: { id }, body: change.prices });
  const { error } = await send(request);
  return error === undefined ? { data: null } : { error };
};

/** Changes the prices of each product; stops at the first failure. */
export const answerPrices = async (
  { body: { percent, products } = { percent: 0, products: [] } }: { readonly body?: ChangePricesBody },
  host: Host,
): Promise<HostAnswer<{ changedIds: string[]; refused: RefusedPrice[] }>> => {
  const changedIds: string[] = [];
  const refused: RefusedPrice[] = [];
  for (const seen of products) {
    const result = await changeOne(host, seen, percent);
    if (result.error !== undefined) return result;
    if (result.data === null) changedIds.push(seen.id);
    else refused.push(result.data);
  }
  return { data: { changedIds, refused } };
};
