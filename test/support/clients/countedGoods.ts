import type { ProductBody } from '#contract/products/products.ts';
import { changeStockCall, getStockCall } from '#contract/products/stock.ts';
import type { StockItem } from '#domain/products/stock.ts';
import type { Api } from '../servers/startApi.ts';
import { addProduct } from './shopData.ts';

/** Counted products of a test. */

const whole: StockItem = { color: '', size: '' };

/** Enters goods that came in. `seen` has no meaning for these: it is compared only when pieces were counted. */
export const receiveGoods = (
  api: Api,
  token: string,
  id: string,
  items: readonly (StockItem & { readonly pieces: number })[],
) =>
  api.call(changeStockCall, {
    params: { id },
    body: { reason: 'received', items: items.map((item) => ({ ...item, seen: 0 })), note: '', cost: null },
    token,
  });

/** A product that is counted as a whole, with its pieces. */
export const addCounted = async (
  api: Api,
  token: string,
  pieces: number,
  body: ProductBody = {},
): Promise<string> => {
  const id = await addProduct(api, token, { stockCount: 'whole', ...body });
  if (pieces > 0) await receiveGoods(api, token, id, [{ ...whole, pieces }]);
  return id;
};

/** The pieces of each item that no order holds, by `color size`, or by `whole`. */
export const piecesOf = async (api: Api, token: string, id: string): Promise<Record<string, number>> => {
  const { data } = await api.call(getStockCall, { params: { id }, token });
  return Object.fromEntries(
    data.items.map(({ color, size, pieces }) => [`${color} ${size}`.trim() || 'whole', pieces]),
  );
};
