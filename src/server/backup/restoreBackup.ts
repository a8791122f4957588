import { createReadStream } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { pipeline } from 'node:stream';
import { createGunzip } from 'node:zlib';
import { Client } from 'pg';
import type { Db } from '../database/database.ts';
import { vacuum } from '../database/embedded/vacuum.ts';
import { appliedMigrations } from '../database/export/exportRows.ts';
import {
  beginCash,
  importRows,
  interruptJobs,
  renewNameKeys,
  tableWithRows,
} from '../database/export/importRows.ts';
import { readLines } from '../database/export/readLines.ts';
import { openDatabase } from '../database/openDatabase.ts';
import { transaction } from '../database/queries/transaction.ts';
import { StartError } from '../errors/startError.ts';
import { accountExports } from '../firebaseEmulator/accountExports.ts';
import { imageFolder } from '../images/imageFolder.ts';
import { restrictAccess } from '../process/restrictAccess.ts';
import type { Settings } from '../settings/settings.ts';
import { backupFault } from './backupFault.ts';
import { type BackupManifest, tableFile, verifyBackup } from './backupManifest.ts';
import { copyForOwner } from './copyFiles.ts';

/** Names the shop's database, without its password. */
const describeDatabase = ({ databaseUrl, dataDir }: Settings): string => {
  if (databaseUrl === null) return `the data folder ${resolve(dataDir)}`;
  // Connects to nothing: pg's client reads the address.
  const { host, database } = new Client({ connectionString: databaseUrl });
  return `the database ${database} on ${host}`;
};

/** Names where a backup would be restored, for the operator. */
export const describeTarget = (settings: Settings): string => {
  // Without a folder of their own, images are restored below the data folder: a bucket or an image host gets none of them.
  const isAllInDataDir = settings.databaseUrl === null && settings.images.kind !== 'folder';
  const images = isAllInDataDir ? '' : `, images into ${imageFolder(settings)}`;
  return describeDatabase(settings) + images;
};

const refuseUsedShop = async (db: Db, settings: Settings): Promise<void> => {
  const name = await tableWithRows(db);
  if (name !== null)
    throw new StartError(
      `The shop in ${describeDatabase(settings)} is not empty: it has rows in ${name}. Restore into a new DATA_DIR or an empty database of DATABASE_URL.`,
    );
};

const refuseOtherVersion = async (db: Db, { migrations }: BackupManifest): Promise<void> => {
  const ownMigrations = await appliedMigrations(db);
  // Only version 0.1 began with another migration.
  if (migrations[0] !== ownMigrations[0])
    throw new StartError(
      'The backup was made by version 0.1 of the shop, which no later version can restore.',
    );
  const isKnown = migrations.every((hash) => ownMigrations.includes(hash));
  if (!isKnown)
    throw new StartError('The backup was made by a newer version of the shop; restore it with that version.');
};

/** Throws if the manifest's lists of tables and of files disagree: a table that is missing in one would be restored without a row. */
const refuseOtherTables = ({ tables, files }: BackupManifest, folder: string): void => {
  const ofTables = tables.map(({ name }) => tableFile(name));
  const ofFiles = files.map(({ path }) => path).filter((path) => path.startsWith('tables/'));
  const other =
    ofTables.find((path) => !ofFiles.includes(path)) ?? ofFiles.find((path) => !ofTables.includes(path));
  if (other !== undefined)
    throw new StartError(
      `The backup ${folder} is damaged: its lists of tables and of files differ in ${other}.`,
    );
};

const linesOf = (folder: string, table: string): AsyncIterable<string> => {
  const rows = createGunzip();
  // `pipeline` hands an error of the file on to `rows`, whose reader throws it: the callback has nothing to do.
  pipeline(createReadStream(join(folder, tableFile(table))), rows, () => undefined);
  return readLines(rows.setEncoding('utf8') as AsyncIterable<string>);
};

const insertRows = (db: Db, folder: string, { tables }: BackupManifest): Promise<void> =>
  transaction(db, async (tx) => {
    for (const { name, rows } of tables) {
      const inserted = await importRows(tx, name, linesOf(folder, name));
      if (inserted !== rows)
        throw new StartError(`The backup ${folder} is damaged: ${name} has ${inserted} rows, not ${rows}.`);
    }
    // A backup without this table is older than the ledger.
    if (!tables.some(({ name }) => name === 'cash_moves')) await beginCash(tx);
    // Older releases wrote the keys by which customers' names are searched in another way.
    await renewNameKeys(tx);
    await interruptJobs(tx);
  });

/** Copies the backup's files below its folder `part` into the folder `to`. */
const copyBelow = async (
  { files }: BackupManifest,
  folder: string,
  part: 'pictures' | 'accounts',
  to: string,
): Promise<void> => {
  const filesOfPart = files.filter((file) => file.path.startsWith(`${part}/`));
  for (const { path } of filesOfPart) await copyForOwner(relative(part, path), join(folder, part), to);
};

/** Copies images and accounts. It is done before the rows are inserted, so that a shop with rows is complete. */
const restoreFiles = async (manifest: BackupManifest, folder: string, settings: Settings): Promise<void> => {
  await copyBelow(manifest, folder, 'pictures', imageFolder(settings));
  const hasAccounts = manifest.files.some(({ path }) => path.startsWith('accounts/'));
  if (!hasAccounts) return;
  // A new shop has no broken export to warn about.
  const exports = accountExports(join(settings.dataDir, 'accounts'), () => undefined);
  // `add` makes the copy an export once it is whole.
  await exports.add((unfinished) => copyBelow(manifest, folder, 'accounts', unfinished));
};

/** PGlite has no autovacuum, and plans queries badly for tables that were never analysed. */
const analyze = async (db: Db, folder: string): Promise<void> => {
  try {
    await vacuum(db);
  } catch (error) {
    const fault = `The backup ${folder} was restored; do not restore it again. Only its tables could not be analyzed, which the shop does itself while it runs`;
    throw backupFault(fault, error);
  }
};

/**
 * Restores a backup into an empty shop with either kind of database, all rows or none. Throws a StartError for a backup
 * that is damaged, from a newer version or from version 0.1, for a shop that has rows, and when a disk or the database fails. If
 * only the analysis of the restored tables fails, its message says so.
 */
export const restoreBackup = async (settings: Settings, folder: string): Promise<BackupManifest> => {
  const manifest = await verifyBackup(folder);
  // Also for a PostgreSQL server, since images and accounts are restored below the data folder.
  await restrictAccess(settings.dataDir);
  const database = await openDatabase(settings, 'command');
  try {
    await refuseUsedShop(database.db, settings);
    await refuseOtherVersion(database.db, manifest);
    refuseOtherTables(manifest, folder);
    await restoreFiles(manifest, folder, settings);
    await insertRows(database.db, folder, manifest);
    if (database.kind === 'embedded') await analyze(database.db, folder);
    return manifest;
  } catch (error) {
    throw backupFault(`The backup ${folder} was not restored`, error);
  } finally {
    await database.close();
  }
};
