import { auditCash } from '../cash/auditCash.ts';
import { openDatabase } from '../database/openDatabase.ts';
import { StartError } from '../errors/startError.ts';
import { auditOrders } from '../orders/audit/auditOrders.ts';
import { auditStock } from '../orders/audit/auditStock.ts';
import {
  type NewestBackup,
  parseRepositoryInfo,
  type RepositoryInfo,
  reasonWithoutBackup,
} from './repositoryInfo.ts';
import { openRestored, type RestoredServer } from './restoredServer.ts';
import { runPgBackRest } from './runProgram.ts';

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

const readRepository = async (
  interrupted: AbortSignal,
): Promise<RepositoryInfo & { readonly newest: NewestBackup }> => {
  const output = await runPgBackRest(['--output=json', 'info'], 'The repository cannot be read', interrupted);
  // With a wrong passphrase the output may be no valid JSON.
  const info = parseRepositoryInfo(output);
  const newest = info?.newest ?? null;
  if (info === null || newest === null)
    throw new StartError(`The repository has no backup: ${reasonWithoutBackup(info?.message ?? output)}.`);
  return { ...info, newest };
};

/** A segment's place in the log: its name without the first eight digits, the timeline, which is new after each recovery. */
const placeInLog = (segment: string): string => segment.slice(8);

/**
 * Throws a StartError if the recovery ended before the newest segment of the repository: a missing segment ends the recovery silently,
 * as if the log ended there. `newestSegment` is `null` if the repository has no segment.
 */
const refuseGap = async (server: RestoredServer, newestSegment: string | null): Promise<void> => {
  if (newestSegment === null) return;
  // Of the last byte: at the border of two segments, PostgreSQL 17 and later name the one that begins there.
  const [reached = ''] = await server.ask('postgres', 'select pg_walfile_name(pg_last_wal_replay_lsn() - 1)');
  if (placeInLog(reached) < placeInLog(newestSegment))
    throw new StartError(
      `The repository has the write-ahead log until ${newestSegment}, but it can be restored only until ${reached}: a segment after that one is missing or damaged.`,
    );
};

const auditShop = async (server: RestoredServer, database: string): Promise<RestoredShop> => {
  // This also applies newer migrations, to the copy alone: the audits need the tables of this version. A `command` may run statements
  // for minutes.
  const { db, close } = await openDatabase({ databaseUrl: server.url(database), dataDir: null }, 'command');
  try {
    const orderAudit = await auditOrders(db);
    const stockAudit = await auditStock(db);
    const cashAudit = await auditCash(db);
    const drifts = [...orderAudit.drifts, ...stockAudit.drifts, ...cashAudit.drifts];
    if (drifts.length > 0)
      throw new StartError(
        `The audits of ${database} found ${drifts.length} drifts, the first: ${drifts[0]}`,
      );
    // Seconds since 1970; empty without an order.
    const [seconds = ''] = await server.ask(
      database,
      'select extract(epoch from max(placed_at)) from orders',
    );
    const newestOrderAt = seconds === '' ? null : new Date(Number(seconds) * 1000);
    return { database, orders: orderAudit.orders, newestOrderAt };
  } finally {
    await close();
  }
};

/** The databases of the server that have the tables of a shop. */
const shopsOf = async (server: RestoredServer): Promise<string[]> => {
  const names = await server.ask('postgres', 'select datname from pg_database where datallowconn order by 1');
  const shops: string[] = [];
  for (const name of names) {
    const rows = await server.ask(name, "select 1 where to_regclass('public.order_moves') is not null");
    const isShop = rows.length > 0;
    if (isShop) shops.push(name);
  }
  return shops;
};

/**
 * Restores the newest backup, with the write-ahead log that follows it, to a server of its own, audits every shop on that
 * server, and deletes the server again. The backup is of the stanza that PGBACKREST_STANZA names, or of the only one.
 * Throws a StartError that names the first fault, and an error soon after `interrupted` aborts; by then nothing is left of the server.
 */
export const restoreDrill = async (interrupted: AbortSignal): Promise<Drill> => {
  const { stanza, newest, newestSegment, version } = await readRepository(interrupted);
  const { label, madeAt } = newest;
  // Debian's folder for the programs of a version.
  const bin = `/usr/lib/postgresql/${version}/bin`;
  const server = await openRestored({ stanza, label, bin, interrupted });
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
