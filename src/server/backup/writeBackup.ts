import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { mkdir, mkdtemp, open, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGzip, type Gzip } from 'node:zlib';
import type { DatabaseSettings } from '../database/database.ts';
import { receiveExport } from '../database/embedded/exportOverSocket.ts';
import { connectToHolder } from '../database/embedded/folderLock.ts';
import { type ExportPart, exportRows } from '../database/export/exportRows.ts';
import { openExistingDatabase } from '../database/openDatabase.ts';
import { StartError } from '../errors/startError.ts';
import { accountExports } from '../firebaseEmulator/accountExports.ts';
import { imageFolder } from '../images/imageFolder.ts';
import { ifMissing } from '../process/ifMissing.ts';
import { makeFolder } from '../process/makeFolder.ts';
import type { Settings } from '../settings/settings.ts';
import { backupFault } from './backupFault.ts';
import { type BackupManifest, describeFile, filesIn, manifestFile, tableFile } from './backupManifest.ts';
import { copyFiles } from './copyFiles.ts';

type Write = (part: ExportPart) => Promise<void>;

/** Exports the shop's rows through the process that has the embedded database open, otherwise from the database itself. */
const exportShop = async (settings: DatabaseSettings, write: Write): Promise<void> => {
  const { databaseUrl, dataDir } = settings;
  const isEmbedded = databaseUrl === null && dataDir !== null;
  const holder = isEmbedded ? await connectToHolder(join(dataDir, 'database')) : null;
  if (holder !== null) return receiveExport(holder, write);
  const database = await openExistingDatabase(settings);
  try {
    await exportRows(database, write);
  } finally {
    await database.close();
  }
};

/** A table whose file is being written; `written` settles once the file is complete or cannot be written. */
interface OpenTable {
  readonly name: string;
  rows: number;
  readonly gzip: Gzip;
  readonly written: Promise<void>;
}

/** Writes each table into a file of its own; returns the migrations and the numbers of rows. */
const writeTables = async (
  settings: DatabaseSettings,
  folder: string,
): Promise<Pick<BackupManifest, 'migrations' | 'tables'>> => {
  await mkdir(join(folder, 'tables'));
  const tables: OpenTable[] = [];
  let migrations: readonly string[] = [];
  const openTable = (name: string): OpenTable => {
    // Level 1 takes a third of the default's time and a tenth more space.
    const gzip = createGzip({ level: 1 });
    const written = pipeline(gzip, createWriteStream(join(folder, tableFile(name)), { flags: 'wx' }));
    // Whoever awaits `written` sees the error; until then it must not end the process as unhandled.
    written.catch(() => undefined);
    return { name, rows: 0, gzip, written };
  };
  const finish = async (table: OpenTable | undefined): Promise<void> => {
    table?.gzip.end();
    await table?.written;
  };
  const writePart: Write = async (part) => {
    if ('migrations' in part) {
      migrations = part.migrations;
      return;
    }
    let table = tables.at(-1);
    if (table?.name !== part.table) {
      await finish(table);
      table = openTable(part.table);
      tables.push(table);
    }
    table.rows += part.rows.length;
    const lines = part.rows.map((row) => `${row}\n`).join('');
    // On a full disk there is no `drain`: `written` rejects with the reason.
    if (!table.gzip.write(lines)) await Promise.race([once(table.gzip, 'drain'), table.written]);
  };
  try {
    await exportShop(settings, writePart);
    await finish(tables.at(-1));
  } finally {
    // Also closes the file when the export fails.
    tables.at(-1)?.gzip.destroy();
  }
  return { migrations, tables: tables.map(({ name, rows }) => ({ name, rows })) };
};

/** Flushes the file to the disk, so that no manifest names what a power cut can still take. */
const flush = async (file: string): Promise<void> => {
  const handle = await open(file);
  try {
    await handle.datasync();
  } finally {
    await handle.close();
  }
};

/** Writes everything into the folder, the manifest last. */
const fill = async (settings: Settings, folder: string): Promise<BackupManifest> => {
  const madeAt = new Date().toISOString();
  const rows = await writeTables(settings, folder);
  // After the rows: an image that a row names exists then, and an image never changes.
  const pictures = imageFolder(settings);
  await copyFiles(await filesIn(pictures), pictures, join(folder, 'pictures'));
  // The emulator's accounts, as it last exported them. The running shop warns about a broken export, so nothing does here.
  const accounts = await accountExports(join(settings.dataDir, 'accounts'), () => undefined).newest();
  if (accounts !== null) await copyFiles(await filesIn(accounts), accounts, join(folder, 'accounts'));
  const files = [];
  for (const path of await filesIn(folder)) {
    await flush(join(folder, path));
    files.push(await describeFile(folder, path));
  }
  // `madeAt` stays near the beginning: `newestBackup` reads no more of the file.
  const manifest: BackupManifest = { format: 1, madeAt, ...rows, files };
  await writeFile(join(folder, manifestFile), JSON.stringify(manifest, null, 2), { flush: true });
  return manifest;
};

const writeInto = async (settings: Settings, folder: string): Promise<BackupManifest> => {
  const existingNames = await readdir(folder).catch(ifMissing([]));
  if (existingNames.length > 0)
    throw new StartError(`${folder} is not empty; name a new folder for the backup.`);
  await makeFolder(dirname(folder));
  const unfinished = await mkdtemp(`${folder}.unfinished-`);
  try {
    const manifest = await fill(settings, unfinished);
    await rename(unfinished, folder);
    return manifest;
  } catch (error) {
    await rm(unfinished, { recursive: true, force: true });
    throw error;
  }
};

/**
 * Writes a backup of rows, images and the emulator's accounts into the folder, which must be missing or empty; the shop may
 * be open. The folder appears when the backup is complete. Sets the umask of this process, so that only this user can read the backup.
 * Throws a StartError when a disk or the database keeps the backup from being made, and for a folder that is not empty.
 */
export const writeBackup = async (settings: Settings, folder: string): Promise<BackupManifest> => {
  process.umask(0o077);
  try {
    return await writeInto(settings, folder);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'ENOSPC')
      throw new StartError(`The backup ${folder} was not made: its disk is full.`, { cause: error });
    throw backupFault(`The backup ${folder} was not made`, error);
  }
};
