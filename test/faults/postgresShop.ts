import { Client } from 'pg';
import { newDataDir } from '../support/servers/openShop.ts';
import { type RunningShop, startShop } from '../support/servers/startBuilt.ts';
import {
  readOrders,
  type StoredOrder,
  withoutEmulator,
  writeProducts,
} from '../support/servers/writeShop.ts';

/** A shop in its own process on a PostgreSQL server. */

/** Applies the migrations and adds a product; returns its id. */
export const prepareDatabase = async (databaseUrl: string): Promise<string> => {
  const [product = ''] = await writeProducts({ databaseUrl, dataDir: null }, 1);
  return product;
};

/** Settings of a shop on that database, whose guests may place any number of orders. */
export const shopOn = (databaseUrl: string): NodeJS.ProcessEnv => ({
  ...withoutEmulator,
  DATABASE_URL: databaseUrl,
  ORDERS_PER_MINUTE: '1000000',
});

/** Starts the built shop on that database. */
export const startOn = (databaseUrl: string): Promise<RunningShop> =>
  startShop({ ...shopOn(databaseUrl), DATA_DIR: newDataDir() });

/** The orders of that database, sorted by id. */
export const ordersOn = (databaseUrl: string): Promise<StoredOrder[]> =>
  readOrders({ databaseUrl, dataDir: null });

/** Runs one statement as the server's administrator, on a connection of its own. */
export const runSql = async <Row>(databaseUrl: string, statement: string): Promise<Row[]> => {
  const client = new Client({ connectionString: databaseUrl });
  // Of a server that ends in the meantime; the query rejects too.
  client.on('error', () => undefined);
  await client.connect();
  try {
    return (await client.query(statement)).rows as Row[];
  } finally {
    await client.end();
  }
};
