import { parseArgs } from 'node:util';
import type { ShopSize } from '#demo/shop/seedShop.ts';
import { openDatabase } from '#server/database/openDatabase.ts';
import { exitWithError, StartError } from '#server/errors/startError.ts';
import { ignoreClosedOutput } from '#server/process/ignoreClosedOutput.ts';
import { restrictAccess } from '#server/process/restrictAccess.ts';
import { readEnvironment } from '#server/settings/readEnvironment.ts';
import { readSettings } from '#server/settings/settings.ts';

/**
 * `npm run seed -- --products N --orders M --users U`: adds made-up rows to the shop in DATA_DIR or DATABASE_URL until it has N
 * products, M orders and U users.
 */

const usage = 'Say how large the shop should be: --products N --orders M [--users U], each a whole number.';

const help = `${usage}
Rows that exist count, and stay. Orders come with lines, moves, notes, reviews, parcels and the ledger of their cash.
A PostgreSQL server gets many orders by COPY in one transaction, 100,000 in a minute or two and a million in ten times that, longer on a busy
machine: nobody else reads or writes orders meanwhile.
The embedded database takes some hundred orders a second: 100,000 are the most that is sensible.
`;

const option = { type: 'string', default: '0' } as const;
const options = { products: option, orders: option, users: option };

/** The texts of the options; throws for an option that is not among them. */
const parseOptions = (args: readonly string[]) => {
  try {
    return parseArgs({ args: [...args], options }).values;
  } catch {
    throw new StartError(usage);
  }
};

const readSize = (args: readonly string[]): ShopSize => {
  const { products, orders, users } = parseOptions(args);
  const areWholeNumbers = [products, orders, users].every((text) => /^\d{1,8}$/.test(text));
  if (args.length === 0 || !areWholeNumbers) throw new StartError(usage);
  return { products: Number(products), orders: Number(orders), users: Number(users) };
};

/** Loads the functions that fill a shop. They are part of the demo, which a production install may leave out. */
const loadDemo = async () => {
  try {
    const { findForeignRows } = await import('#demo/shop/findForeignRows.ts');
    const { manyOrders, seedShop } = await import('#demo/shop/seedShop.ts');
    return { findForeignRows, manyOrders, seedShop };
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ERR_MODULE_NOT_FOUND') throw error;
    throw new StartError('The seed is not part of this installation; run it where the shop is developed.');
  }
};

/** Refuses a shop with real rows: seeded ones could not be told apart from them afterwards. `foreignRows` names them, `null` for none. */
const refuseForeignRows = (foreignRows: string | null): void => {
  if (foreignRows === null) return;
  throw new StartError(
    `The shop has ${foreignRows} that neither the demo nor the seed made; nothing was added. Set DATA_DIR or DATABASE_URL to a shop of its own for the seed.`,
  );
};

const seed = async (): Promise<void> => {
  if (process.argv.includes('--help')) {
    process.stdout.write(help);
    return;
  }
  const environment = readEnvironment();
  if (environment.NODE_ENV?.trim() === 'production')
    throw new StartError(
      'NODE_ENV is production, and the seed fills a shop with made-up goods, people and orders; unset NODE_ENV to fill one for trying out.',
    );
  const size = readSize(process.argv.slice(2));
  const settings = readSettings(environment);
  const { findForeignRows, manyOrders, seedShop } = await loadDemo();
  const started = performance.now();
  // As when a shop opens: other users of the machine must not read what is written there.
  if (settings.databaseUrl === null) await restrictAccess(settings.dataDir);
  const database = await openDatabase(settings, 'command');
  try {
    refuseForeignRows(await findForeignRows(database.db));
    // From this number of orders on they are copied, which only a PostgreSQL server can do.
    const copiedFrom = database.kind === 'postgresql' ? manyOrders : Number.POSITIVE_INFINITY;
    await seedShop(database.db, size, new Date(), copiedFrom);
  } finally {
    await database.close();
  }
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  process.stdout.write(
    `The shop has at least ${size.products} products, ${size.orders} orders and ${size.users} users (${seconds} s).\n`,
  );
};

ignoreClosedOutput();
seed().catch(exitWithError);
