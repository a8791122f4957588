import { DatabaseError } from '../database.ts';

/**
 * Says why an embedded database does not open. PGlite's file system throws errors with a WASI `errno`; the PostgreSQL
 * inside PGlite throws its own SQLSTATE codes, or exits with a status that names no cause.
 */

interface SystemError {
  readonly code?: unknown;
  readonly errno?: unknown;
  readonly message?: unknown;
  readonly cause?: unknown;
}

/** WASI error numbers, which emscripten throws, by Node's names. */
const wasiNumbers: Readonly<Record<number, string>> = { 2: 'EACCES', 51: 'ENOSPC', 63: 'EPERM', 69: 'EROFS' };

/** SQLSTATE codes by Node's names: disk full, insufficient privilege. */
const postgresCodes: Readonly<Record<string, string>> = { '53100': 'ENOSPC', '42501': 'EACCES' };

const reasons: Readonly<Record<string, string>> = {
  ENOSPC: 'its disk is full; free some space and start again',
  EDQUOT: 'its disk quota is used up; free some space and start again',
  EROFS: 'its file system is read-only; make it writable, or set DATA_DIR to another folder',
  EACCES: 'this user may not write there; give the folder to the user who runs the shop',
  EPERM: 'this user may not write there; give the folder to the user who runs the shop',
  ENOTDIR: 'a file is where a folder should be; set DATA_DIR to another folder',
  EEXIST: 'a file is where a folder should be; set DATA_DIR to another folder',
  ENOTSUP: 'its file system has no Unix sockets, which lock the folder; set DATA_DIR to a local disk',
  EOPNOTSUPP: 'its file system has no Unix sockets, which lock the folder; set DATA_DIR to a local disk',
};

const codeOf = (error: unknown): string | undefined => {
  const { code, errno, cause } = (error ?? {}) as SystemError;
  if (typeof code === 'string') return postgresCodes[code] ?? code;
  if (typeof errno === 'number' && wasiNumbers[errno] !== undefined) return wasiNumbers[errno];
  return cause === undefined ? undefined : codeOf(cause);
};

/** The sentence for an error of the folder's file system; `null` for any other error. */
const folderFault = (dataDir: string, error: unknown): string | null => {
  const reason = reasons[codeOf(error) ?? ''];
  return reason === undefined ? null : `The data folder ${dataDir} cannot be used: ${reason}.`;
};

/**
 * The DatabaseError that explains why the embedded database did not open. On a full disk PostgreSQL may exit without naming
 * the cause: only `hasSpace`, whether the disk has space, tells that from damage.
 */
export const cannotOpen = (dataDir: string, error: unknown, hasSpace: boolean): DatabaseError => {
  const namedCause = folderFault(dataDir, error);
  const fullDisk = hasSpace ? null : folderFault(dataDir, { code: 'ENOSPC' });
  const damage = `The embedded database in ${dataDir} is damaged and cannot be opened: restore a backup (npm run restore -- BACKUP) into another DATA_DIR.`;
  return new DatabaseError(namedCause ?? fullDisk ?? damage, { cause: error });
};
