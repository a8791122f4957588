import { auditCash } from '../cash/auditCash.ts';
import { openDatabase } from '../database/openDatabase.ts';
import { StartError } from '../errors/startError.ts';
import { auditOrders } from '../orders/audit/auditOrders.ts';
import { auditStock } from '../orders/audit/auditStock.ts';
import { complaintIn, runPgBackRest } from './pgBackRest.ts';
import { type NewestBackup, parseRepositoryInfo, type RepositoryInfo } from './repositoryInfo.ts';
import { openRestored, type RestoredServer } from './restoredServer.ts';

/** What a restore drill has restored and found to be in order. */
export interface Drill {
  /** pgBackRest's name of the backup. */
  readonly label: string;
  /** When the backup was begun. */
  readonly madeAt: Date;
  readonly shops: readonly RestoredShop[];
}

/** A shop on the restored server, whose three audits found no drift. */
export interface RestoredShop {
  readonly database: string;
  readonly orders: number;
  /** `null` if the shop has no order. */
  readonly newestOrderAt: Date | null;
}

/**
 * Why there is no backup, from pgBackRest's message. With a wrong passphrase pgBackRest reads the list as random bytes and
 * complains about those. An untrusted certificate of a bucket is a CryptoError too.
 */
const reasonOf = (message: string): string =>
  /FormatError|CryptoError/.test(message) && !message.includes('certificate')
    ? 'its list cannot be read, because the passphrase is another one than that of the repository, or the list is damaged'
    : complaintIn(message);

const readRepository = async (): Promise<RepositoryInfo & { readonly newest: NewestBackup }> => {
  const out = await runPgBackRest(['--output=json', 'info'], 'The repository cannot be read');
  // With a wrong passphrase the output may be no valid JSON.
  const info = parseRepositoryInfo(out);
  if (info?.newest === undefined || info.newest === null)
    throw new StartError(`The repository has no backup: ${reasonOf(info?.message ?? out)}.`);
  return { ...info, newest: info.newest };
};

/**
 * Throws a StartError if the recovery ended before the newest segment: a missing segment ends it silently, as if the log
 * ended there. The first eight digits of a segment are its timeline, which is new after each recovery and not compared.
 */
const refuseGap = async (server: RestoredServer, newestSegment: string | null): Promise<void> => {
  const [reached = ''] = await server.ask('postgres', 'select pg_walfile_name(pg_last_wal_replay_lsn())');
  if (newestSegment !== null && reached.slice(8) < newestSegment.slice(8))
    throw new StartError(
      `The repository has the write-ahead log until ${newestSegment}, but it can be restored only until ${reached}: a segment after that one is missing or damaged.`,
    );
};

const auditShop = async (server: RestoredServer, database: string): Promise<RestoredShop> => {
  const { db, close } = await openDatabase({ databaseUrl: server.url(database), dataDir: null }, 'command');
  try {
    const { orders, drifts } = await auditOrders(db);
    const all = [...drifts, ...(await auditStock(db)).drifts, ...(await auditCash(db)).drifts];
    if (all.length > 0)
      throw new StartError(`The audits of ${database} found ${all.length} drifts, the first: ${all[0]}`);
    const [newest = ''] = await server.ask(database, 'select extract(epoch from max(placed_at)) from orders');
    return { database, orders, newestOrderAt: newest === '' ? null : new Date(Number(newest) * 1000) };
  } finally {
    await close();
  }
};

/** The databases of the server that have the tables of a shop. */
const shopsOf = async (server: RestoredServer): Promise<string[]> => {
  const names = await server.ask('postgres', 'select datname from pg_database where datallowconn order by 1');
  const shops: string[] = [];
  for (const name of names)
    if ((await server.ask(name, "select 1 where to_regclass('public.order_moves') is not null")).length > 0)
      shops.push(name);
  return shops;
};

/**
 * Restores the newest backup, with the write-ahead log that follows it, to a server of its own, audits every shop on that
 * server, and deletes the server again. The backup is of the stanza that PGBACKREST_STANZA names, or of the only one.
 * Throws a StartError that names the first fault.
 */
export const restoreDrill = async (): Promise<Drill> => {
  const { stanza, newest, newestSegment, version } = await readRepository();
  const { label, madeAt } = newest;
  const server = await openRestored({ stanza, label, bin: `/usr/lib/postgresql/${version}/bin` });
  try {
    await refuseGap(server, newestSegment);
    const shops: RestoredShop[] = [];
    for (const database of await shopsOf(server)) shops.push(await auditShop(server, database));
    if (shops.length === 0) throw new StartError(`The backup ${label} has no shop in it.`);
    return { label, madeAt, shops };
  } finally {
    await server.close();
  }
};
