import { isRecord, type JsonRecord } from '../values/parse.ts';
import type { SessionFailure } from './session.ts';

/** Readers of the errors of session actors, whose type is unknown, because any code may have thrown them. */

/** The error's own fields; none if it is no object. */
const fieldsOf = (error: unknown): JsonRecord => (isRecord(error) ? error : {});

/** The code of an actor's error; `internal-error` when it has none. */
export const failureCode = (error: unknown): string => {
  const { code } = fieldsOf(error);
  return typeof code === 'string' ? code : 'internal-error';
};

/** Codes which say that the account's sign-in has ended (AU-11). Any other code says nothing about the account. */
const endingCodes: ReadonlySet<string> = new Set([
  'shop-refused',
  'token-refused',
  'auth/user-disabled',
  'auth/user-token-expired',
  'auth/user-not-found',
  'auth/invalid-user-token',
  'auth/invalid-refresh-token',
  'auth/no-current-user',
]);

/**
 * Whether a later attempt may succeed: the other side could not be reached, failed or is overloaded. Codes
 * of such failures cannot be listed, since the provider makes them from the text of a response.
 */
export const isTransient = (error: unknown): boolean => !endingCodes.has(failureCode(error));

/** The code of the refusal that ended a session; `null` when none did (AU-11, AU-15). */
export const endingCode = (failure: SessionFailure | null): string | null => {
  // Only the exchange decides whether a session goes on: a wrong password, for example, ends none.
  if (failure === null || failure.command !== 'EXCHANGE') return null;
  return isTransient(failure) ? null : failure.code;
};

/** The missing requirements of a rejected password; empty if the error has none. */
export const missingRequirementsOf = (error: unknown): readonly string[] => {
  const { missingRequirements } = fieldsOf(error);
  return Array.isArray(missingRequirements) ? missingRequirements.map(String) : [];
};

/** The failure of a command, from an actor's error. */
export const sessionFailure = (error: unknown, command: SessionFailure['command']): SessionFailure => {
  const missingRequirements = missingRequirementsOf(error);
  return {
    code: failureCode(error),
    command,
    ...(missingRequirements.length === 0 ? {} : { missingRequirements }),
  };
};
