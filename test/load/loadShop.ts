import { randomUUID } from 'node:crypto';
import { headers } from '#contract/call/headers.ts';
import { lineFor, orderBody } from '../support/builders/orderBody.ts';
import { removeFolder } from '../support/removeFolder.ts';
import { newDataDir, openShop } from '../support/servers/openShop.ts';
import { productPrice, withoutEmulator, writeProducts } from '../support/servers/writeShop.ts';

/** The built shop in its own process with 200 products on an embedded database, and the requests of its visitors. */

export interface LoadShop {
  readonly origin: string;
  readonly pid: number;
  readonly productIds: readonly string[];
  close(): Promise<void>;
}

export const openLoadShop = async (environment: NodeJS.ProcessEnv = {}): Promise<LoadShop> => {
  const dataDir = newDataDir();
  const productIds = await writeProducts({ databaseUrl: null, dataDir }, 200);
  const shop = await openShop(dataDir, {
    ...withoutEmulator,
    ORDERS_PER_MINUTE: '1000000',
    LOG_LEVEL: 'fatal',
    ...environment,
  });
  return {
    origin: shop.origin,
    pid: shop.process.pid ?? 0,
    productIds,
    close: async () => {
      await shop.close();
      removeFolder(dataDir);
    },
  };
};

const encoding = { 'accept-encoding': 'gzip, br' };

/** A request to place an order of one piece under its own key. */
export const orderRequest = (productId: string) => ({
  method: 'POST' as const,
  path: '/api/postOrder',
  body: JSON.stringify(orderBody([lineFor(productId, productPrice)])),
  headers: { 'content-type': 'application/json', [headers.idempotencyKey]: randomUUID() },
});

/** A list that no other request has asked for, so that no cache has it. */
export const listRequest = (number: number) => ({
  method: 'GET' as const,
  path: `/api/products?limit=40&maxPrice=${1000 + number}`,
  headers: encoding,
});
