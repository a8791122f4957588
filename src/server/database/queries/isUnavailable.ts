import { DrizzleQueryError } from 'drizzle-orm';
import { errorCode } from './errorCode.ts';

/** Node's codes for failures of the network, and for a process that has no file descriptor left. */
const systemCodes = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EPIPE',
  'ETIMEDOUT',
  'EMFILE',
  'ENFILE',
]);
/** Errors of pg itself have no code. */
const driverMessages =
  /timeout exceeded when trying to connect|Connection terminated|Query read timeout|is not queryable|timeout expired/;

/**
 * PostgreSQL's codes for a state that passes: class 08 (connection), 28000 and 28P01 (a password that was changed under the
 * running shop), 40001 and 40P01 after all retries, class 53 (disk or memory full, too many connections), class 57 (shut down,
 * terminated, statement too long), 25P03 and, since PostgreSQL 17, 25P04 (a transaction that was idle or open for too long),
 * 55P03 (a lock not granted in time) and 25006 (a primary that has become a replica).
 * https://www.postgresql.org/docs/17/errcodes-appendix.html
 */
const passingState = /^(08\w{3}|28(000|P01)|40001|40P01|53\w{3}|57\w{3}|25P0[34]|55P03|25006)$/;

/** Whether connecting failed, with any code: a server that has ended has removed its Unix socket (ENOENT). */
const isConnectFailure = (error: unknown): boolean =>
  error instanceof Error &&
  ((error as { syscall?: unknown }).syscall === 'connect' || isConnectFailure(error.cause));

/**
 * Whether the error, or one that caused it, has a message of pg's own. Drizzle's message is not read, since it repeats the values of the
 * statement, which people have typed.
 */
const isDriverMessage = (error: unknown): boolean =>
  error instanceof Error &&
  ((!(error instanceof DrizzleQueryError) && driverMessages.test(error.message)) ||
    isDriverMessage(error.cause));

/**
 * Whether the database, or this process, cannot answer at present, so that the same request may succeed later: the
 * database cannot be reached, restarts, is full or is too busy, or the process can open nothing more.
 */
export const isUnavailable = (error: unknown): boolean => {
  const code = errorCode(error);
  if (code !== null && (systemCodes.has(code) || passingState.test(code))) return true;
  return isConnectFailure(error) || isDriverMessage(error);
};
