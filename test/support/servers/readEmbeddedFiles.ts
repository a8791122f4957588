import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { removeFolder } from '../removeFolder.ts';
import { madeOnce } from './madeOnce.ts';
import { madeName, shopDataDir } from './shopDataDir.ts';

const dumpName = 'dump.tar';

const makeDump = async (folder: string): Promise<void> => {
  const dataDir = await shopDataDir();
  const client = await PGlite.create({ dataDir: join(dataDir, 'database'), extensions: { pg_trgm } });
  // What is only in the log would be recovered at each start.
  await client.query('checkpoint');
  const dump = await client.dumpDataDir('none');
  await client.close();
  removeFolder(dataDir);
  writeFileSync(join(folder, dumpName), new Uint8Array(await dump.arrayBuffer()));
};

/** A dump of the database of a new shop, with which PGlite starts in memory without the seconds that the migrations take. */
export const readEmbeddedFiles = async (): Promise<Blob> => {
  const made = await madeOnce(madeName('pglite'), makeDump);
  return new Blob([new Uint8Array(readFileSync(join(made, dumpName)))]);
};
