import type { SessionFailure } from './session.ts';

/** What a session actor's error says; of unknown type, because any code may have thrown it. */

/** The code of an actor's error; `internal-error` when it has none. */
export const failureCode = (error: unknown): string => {
  const code = typeof error === 'object' && error !== null && 'code' in error ? error.code : undefined;
  return typeof code === 'string' ? code : 'internal-error';
};

/** Codes of what passes by itself: nothing is said about the account, which therefore stays signed in (AU-11). */
const passingCodes: ReadonlySet<string> = new Set([
  'unreachable',
  'shop-broken',
  'shop-busy',
  'auth/network-request-failed',
  'auth/too-many-requests',
]);

/** Whether the other side could not be reached, failed, or is overloaded, so that a later attempt may succeed. */
export const isPassing = (error: unknown): boolean => passingCodes.has(failureCode(error));

/** The missing requirements of a rejected password; empty if the error has none. */
export const missingRequirementsOf = (error: unknown): readonly string[] => {
  const missingRequirements =
    typeof error === 'object' && error !== null && 'missingRequirements' in error
      ? error.missingRequirements
      : undefined;
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
