import { listOrdersCall } from '#contract/orders/orders.ts';
import { addProduct } from '../clients/shopData.ts';
import { type Api, adminPerson, startApi } from './startApi.ts';
import type { DatabaseTarget } from './testDatabases.ts';

/** A shop with one cup to order. */
export interface TestShop {
  readonly api: Api;
  /** An admin's token. */
  readonly admin: string;
  /** Id of the cup, which costs 250.50 taka. */
  readonly cup: string;
}

export interface TestShopOptions {
  /** Parts of the server other than those that it makes itself, such as its couriers. */
  readonly parts?: Parameters<typeof startApi>[2];
  readonly settings?: Parameters<typeof startApi>[1];
}

export const openTestShop = async (
  at: DatabaseTarget,
  { parts = {}, settings = {} }: TestShopOptions = {},
): Promise<TestShop> => {
  const api = await startApi(at, settings, parts);
  const admin = await api.signIn(adminPerson);
  return { api, admin, cup: await addProduct(api, admin) };
};

export const countOrders = async (api: Api, admin: string): Promise<number> =>
  (await api.call(listOrdersCall, { token: admin })).length;
