import { randomBytes } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { decodeSecretsKey } from '../settings/readSecretsKeys.ts';

/**
 * The key file of a shop with the embedded database, whose only process has the data folder for itself. No backup holds a
 * copy. Its text can be the value of SECRETS_KEY.
 */

/** Reads the key; `missing` before the first secret is saved, `damaged` also if the file cannot be read. */
export const readSecretsKeyFile = async (file: string): Promise<Buffer | 'missing' | 'damaged'> => {
  try {
    return decodeSecretsKey((await readFile(file, 'utf8')).trim()) ?? 'damaged';
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'ENOENT' ? 'missing' : 'damaged';
  }
};

/** Writes a new key; after a crash the file is missing or whole. */
export const createSecretsKeyFile = async (file: string): Promise<Buffer> => {
  const key = randomBytes(32);
  await mkdir(dirname(file), { recursive: true, mode: 0o700 });
  const unfinished = `${file}.part`;
  await writeFile(unfinished, `${key.toString('base64')}\n`, { mode: 0o600, flush: true });
  await rename(unfinished, file);
  return key;
};
