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

export const openTestShop = async (
  at: DatabaseTarget,
  parts: Parameters<typeof startApi>[2] = {},
  settings: Parameters<typeof startApi>[1] = {},
): Promise<TestShop> => {
  const api = await startApi(at, settings, parts);
  const admin = await api.signIn(adminPerson);
  return { api, admin, cup: await addProduct(api, admin) };
};

export const countOrders = async (api: Api, admin: string): Promise<number> =>
  (await api.get(listOrdersCall, { token: admin })).length;
