import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { getTableName } from 'drizzle-orm';
import { listUsersCall } from '#contract/accounts/users.ts';
import { getAdvanceCall } from '#contract/orders/advances.ts';
import { listOwnOrdersCall, setOrderStatusCall } from '#contract/orders/orders.ts';
import { ordersSchemas } from '#contract/orders/ordersSchemas.ts';
import { listProductsCall } from '#contract/products/products.ts';
import { postSlideCall } from '#contract/shop/slides.ts';
import * as schema from '#server/database/schema/schema.ts';
import type { Settings } from '#server/settings/settings.ts';
import { lineFor, orderBody } from '../support/builders/orderBody.ts';
import { addProduct, submitOrder } from '../support/clients/shopData.ts';
import { removeFolder } from '../support/removeFolder.ts';
import { type Api, adminPerson, personOf, startApi } from '../support/servers/startApi.ts';
import type { DatabaseTarget } from '../support/servers/testDatabases.ts';

/** A shop with a few rows, some of them named by bad requests, and the means to send it requests. */

export interface FaultShop {
  readonly api: Api;
  readonly tokens: Tokens;
  /** Rows that requests name; accepted requests may change them. Every other row stays the same. */
  readonly targets: Targets;
  /** Every row of the shop as JSON, by table and key. */
  rows(): Promise<ReadonlyMap<string, string>>;
  /** Whether a guest and both accounts still get correct responses. */
  isWell(): Promise<boolean>;
  close(): Promise<void>;
}

export interface Tokens {
  readonly customer: string;
  readonly admin: string;
  /** The identity provider's token of a user without rights. */
  readonly identity: string;
}

export interface Targets {
  readonly product: string;
  readonly slide: string;
  readonly order: string;
  readonly user: string;
  readonly customerEmail: string;
}

export const visitor = personOf('visitor');
const customer = personOf('buyer');

const tables = [
  schema.users,
  schema.products,
  schema.orders,
  schema.orderLines,
  schema.orderMoves,
  schema.slides,
  schema.placedRequests,
  schema.sharedSecrets,
];

const keyOf = (row: Record<string, unknown>): string => String(row.id ?? row.key ?? row.orderId ?? row.name);

const readRows = async (api: Api): Promise<Map<string, string>> => {
  const rows = new Map<string, string>();
  for (const table of tables)
    for (const row of await api.db.select().from(table)) {
      const place = 'position' in row ? `/${row.position}` : '';
      rows.set(`${getTableName(table)} ${keyOf(row)}${place}`, JSON.stringify(row));
    }
  return rows;
};

const fill = async (api: Api, admin: string): Promise<Targets> => {
  const cup = await addProduct(api, admin);
  await addProduct(api, admin, { name: 'Kettle', category: 'Kitchen Items', ratings: 4.5 });
  const buyer = await api.signIn(customer);
  await submitOrder(api, orderBody([lineFor(cup, 250.5)]));
  const moved = await submitOrder(api, orderBody([lineFor(cup, 250.5)]), buyer);
  await api.send(setOrderStatusCall, { params: { id: moved }, body: { status: 'Confirmed' }, token: admin });
  await api.signIn(personOf('stays'));
  await api.signIn(personOf('target'));
  const [user] = await api.call(listUsersCall, {
    query: { search: 'target' },
    token: admin,
  });
  const slide = async (image: string) =>
    (await api.call(postSlideCall, { body: { image }, token: admin })).insertedId;
  await slide('/pictures/eid-900.webp');
  return {
    product: await addProduct(api, admin, { name: 'Lamp' }),
    slide: await slide('/pictures/puja-900.webp'),
    order: await submitOrder(api, orderBody([lineFor(cup, 250.5)]), buyer),
    user: user?._id ?? '',
    customerEmail: customer.email,
  };
};

/** Opens the shop with the image host; `close` also removes its picture folder. */
export const openFaultShop = async (
  at: DatabaseTarget,
  changes: Partial<Settings> = {},
): Promise<FaultShop> => {
  const folder = mkdtempSync(join(tmpdir(), 'hatkhola-faults-'));
  const api = await startApi(at, { tokenSeconds: 86_400, logLevel: 'error', dataDir: folder, ...changes });
  const admin = await api.signIn(adminPerson);
  const targets = await fill(api, admin);
  // The first call about an advance stores the secret of such links, a row that bad requests must not add.
  await api.send(getAdvanceCall, { body: { token: '0'.repeat(40) } });
  const tokens = { admin, customer: await api.signIn(customer), identity: api.idToken(visitor) };
  return {
    api,
    tokens,
    targets,
    rows: () => readRows(api),
    isWell: async () => {
      const products = await api.send(listProductsCall);
      const own = await api.send(listOwnOrdersCall, {
        query: { email: customer.email },
        token: await api.signIn(customer),
      });
      const users = await api.send(listUsersCall, { token: tokens.admin });
      ordersSchemas.listOwnOrders.reply.validateSync(own.body, { strict: true });
      return [products, own, users].every(({ status }) => status === 200);
    },
    close: async () => {
      await api.close();
      removeFolder(folder);
    },
  };
};
