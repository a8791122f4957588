import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { isRecord } from '#domain/values/parse.ts';
import { StartError } from '../errors/startError.ts';
import { ifMissing } from '../process/ifMissing.ts';

/** What a complete backup consists of: `manifest.json`, written last. */
export interface BackupManifest {
  /** Version of the folder's layout. */
  readonly format: 1;
  /** When the backup was begun. */
  readonly madeAt: string;
  /** Hashes of the database's migrations, oldest first. */
  readonly migrations: readonly string[];
  /** In the order in which they are restored. */
  readonly tables: readonly { readonly name: string; readonly rows: number }[];
  readonly files: readonly BackupFile[];
}

/** One file of a backup. */
export interface BackupFile {
  /** Below the backup's folder. */
  readonly path: string;
  readonly bytes: number;
  readonly sha256: string;
}

/** What a backup holds, for the operator: "1200 rows and 30 files". */
export const describeBackup = ({ tables, files }: BackupManifest): string => {
  const rowCount = tables.reduce((sum, { rows }) => sum + rows, 0);
  return `${rowCount} rows and ${files.length} files`;
};

export const manifestFile = 'manifest.json';

/** Path of a table's file, which has one line of JSON per row and is compressed. */
export const tableFile = (name: string): string => `tables/${name}.jsonl.gz`;

/** Paths of all files below the folder, relative to it; none for a missing folder. */
export const filesIn = async (folder: string): Promise<string[]> => {
  const names = await readdir(folder, { recursive: true }).catch(ifMissing([]));
  // The open shop may remove a file, or give it another name, after the folder was read.
  const stats = await Promise.all(names.map((name) => stat(join(folder, name)).catch(ifMissing(null))));
  return names.filter((_, index) => stats[index]?.isFile()).toSorted();
};

/** Returns a file's path, size and checksum. */
export const describeFile = async (folder: string, path: string): Promise<BackupFile> => {
  const hash = createHash('sha256');
  let bytes = 0;
  // Without an encoding the chunks of a stream are bytes.
  for await (const chunk of createReadStream(join(folder, path)) as AsyncIterable<Buffer>) {
    hash.update(chunk);
    bytes += chunk.length;
  }
  return { path, bytes, sha256: hash.digest('hex') };
};

/** Whether the path stays below the folder that it is relative to. */
const isBelow = (path: string): boolean =>
  path.split(/[\\/]/).every((part) => !['', '.', '..'].includes(part));

const isText = (value: unknown): boolean => typeof value === 'string';

const isTable = (value: unknown): boolean =>
  isRecord(value) && isText(value.name) && Number.isInteger(value.rows);

/** `bytes` is not checked: it is for people who read the manifest, and the checksum proves more. */
const isFile = (value: unknown): boolean => isRecord(value) && isText(value.path) && isText(value.sha256);

const isListOf = (value: unknown, isItem: (item: unknown) => boolean): boolean =>
  Array.isArray(value) && value.every(isItem);

/** Whether the JSON has what a restore reads. No checksum covers the manifest itself. */
const isManifest = (value: unknown): value is BackupManifest =>
  isRecord(value) &&
  isListOf(value.migrations, isText) &&
  isListOf(value.tables, isTable) &&
  isListOf(value.files, isFile);

const readManifest = async (folder: string): Promise<unknown> => {
  try {
    return JSON.parse(await readFile(join(folder, manifestFile), 'utf8'));
  } catch (error) {
    throw new StartError(`${folder} is no complete backup: it has no readable ${manifestFile}.`, {
      cause: error,
    });
  }
};

/** The checksum of a backup's file; `null` for a missing one. Throws a StartError for one that the system cannot read. */
const checksumOf = async (folder: string, path: string): Promise<string | null> => {
  try {
    return (await describeFile(folder, path)).sha256;
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT') return null;
    throw new StartError(`The backup ${folder} cannot be read: ${message} (${path}).`, { cause: error });
  }
};

/** Reads a backup's manifest and compares every file with it; throws a StartError for a backup that is not whole. */
export const verifyBackup = async (folder: string): Promise<BackupManifest> => {
  const manifest = await readManifest(folder);
  if (isRecord(manifest) && manifest.format !== 1)
    throw new StartError(`${folder} was made by another version of the shop; restore it with that version.`);
  if (!isManifest(manifest))
    throw new StartError(`The backup ${folder} is damaged: ${manifestFile} is not as it was written.`);
  const namedPaths = [
    ...manifest.files.map(({ path }) => path),
    ...manifest.tables.map(({ name }) => tableFile(name)),
  ];
  const outside = namedPaths.find((path) => !isBelow(path));
  if (outside !== undefined)
    throw new StartError(
      `The backup ${folder} is damaged: its list names ${outside}, which is no file of it.`,
    );
  for (const file of manifest.files) {
    if ((await checksumOf(folder, file.path)) !== file.sha256)
      throw new StartError(`The backup ${folder} is damaged: ${file.path} is not as it was written.`);
  }
  return manifest;
};
