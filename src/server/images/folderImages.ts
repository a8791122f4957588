import { access, constants, open, opendir, readFile, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { ifMissing } from '../process/ifMissing.ts';
import { makeFolder } from '../process/makeFolder.ts';
import {
  addressOf,
  type EncodedImage,
  fileName,
  type ImageStorage,
  newStem,
  notReadable,
  notStored,
  type StoredFile,
  stemOf,
  unfinishedSuffix,
} from './imageStorage.ts';

const noSpaceCodes: ReadonlySet<unknown> = new Set(['ENOSPC', 'EDQUOT']);

const codeOf = (error: unknown): unknown => (error as NodeJS.ErrnoException | null)?.code;

/** Writes a new file and resolves when its bytes are on the disk, so that after a power cut no name leads to an empty file. */
const writeFlushed = async (path: string, bytes: Buffer): Promise<void> => {
  const file = await open(path, 'wx');
  try {
    await file.writeFile(bytes);
    await file.sync();
  } finally {
    await file.close();
  }
};

/**
 * Writes all files completely, under names that end with `unfinishedSuffix`, before the first gets its own name; removes them if one fails.
 * Returns the image's address.
 */
const saveFiles = async (folder: string, image: EncodedImage): Promise<string> => {
  const stem = newStem();
  const files = image.files.map(({ width, bytes }) => ({ path: join(folder, fileName(stem, width)), bytes }));
  try {
    await makeFolder(folder);
    for (const { path, bytes } of files) await writeFlushed(path + unfinishedSuffix, bytes);
    for (const { path } of files) await rename(path + unfinishedSuffix, path);
  } catch (error) {
    // A file that cannot be removed is left there: the first error is the one to tell.
    for (const { path } of files)
      for (const written of [path, path + unfinishedSuffix])
        await rm(written, { force: true }).catch(() => null);
    throw noSpaceCodes.has(codeOf(error))
      ? notStored(error, 'The shop has no space left for pictures. Please tell its operator.')
      : notStored(error);
  }
  return addressOf(stem, image);
};

const readBytes = async (path: string): Promise<Buffer | null> => {
  try {
    return await readFile(path).catch(ifMissing(null));
  } catch (error) {
    throw notReadable(error);
  }
};

/** The files whose names the shop gave, also unfinished ones that a killed process left. */
const listFiles = async function* (folder: string): AsyncGenerator<StoredFile> {
  const entries = await opendir(folder).catch(ifMissing(null));
  if (entries === null) return;
  for await (const { name } of entries) {
    if (stemOf(name) === null) continue;
    const stats = await stat(join(folder, name)).catch(ifMissing(null));
    if (stats !== null) yield { name, storedAt: stats.mtime };
  }
};

/** What the log says of a folder in which no picture can be stored; `null` for any other one, which is made where it is missing. */
export const folderFault = async (folder: string): Promise<string | null> => {
  try {
    await makeFolder(folder);
    await access(folder, constants.W_OK | constants.X_OK);
    return null;
  } catch (error) {
    const { code, path } = error as NodeJS.ErrnoException;
    return `Uploads of pictures are refused: IMAGE_DIR ${folder} cannot be used (${code} at ${path}); let the shop's user write there, or set another folder.`;
  }
};

/** Stores images as files in one folder, which any number of processes may share. */
export const folderImages = (folder: string): ImageStorage => ({
  save: (image) => saveFiles(folder, image),
  read: (name) => readBytes(join(folder, name)),
  list: () => listFiles(folder),
  remove: (name) => rm(join(folder, name), { force: true }),
});
