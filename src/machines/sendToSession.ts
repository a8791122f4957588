import { waitFor } from 'xstate';
import type { SessionCommand, SessionOutcome } from '#domain/accounts/session.ts';
import type { SessionActor, SessionSnapshot } from './sessionMachine.ts';

const isAtRest = (snapshot: SessionSnapshot): boolean => !snapshot.hasTag('loading');

/**
 * Why the session's present state does not accept the command, as a code of `authMessage`; another tab may have caused that state.
 */
const refusalCode = ({ value, context }: SessionSnapshot, command: SessionCommand): string => {
  if (value === 'signedOut') return 'no-current-user';
  if (command.type !== 'DELETE_ACCOUNT') return 'already-signed-in';
  if (command.uid !== context.user?.uid) return 'user-mismatch';
  // A signed-in session accepts DELETE_ACCOUNT; one that waits for the shop does not.
  return 'unreachable';
};

/** The commands after which nobody is signed in. */
const endsSignedOut: ReadonlySet<SessionCommand['type']> = new Set([
  'RESET_PASSWORD',
  'SIGN_OUT',
  'DELETE_ACCOUNT',
]);

/** Whether the user has signed out, here or in another tab, instead of waiting for the command. */
const isInterrupted = ({ value, context }: SessionSnapshot, { type }: SessionCommand): boolean => {
  if (context.failure !== null) return false;
  if (value === 'signingOut') return type !== 'SIGN_OUT';
  return value === 'signedOut' && !endsSignedOut.has(type);
};

/**
 * Sends one command once the session accepts it or is not loading, and returns how it ended. A command that the machine
 * does not accept in its present state is refused, never reported as done; nor is one that a sign-out interrupts.
 */
export const sendToSession = async (
  actor: SessionActor,
  command: SessionCommand,
): Promise<SessionOutcome> => {
  const snapshot = await waitFor(actor, (present) => present.can(command) || isAtRest(present));
  if (!snapshot.can(command))
    return { ok: false, failure: { code: refusalCode(snapshot, command), command: command.type } };
  actor.send(command);
  // A deletion and its interruption both end in `signedOut`: only `signingOut`, on the way there, tells them apart.
  const last = await waitFor(actor, (present) => isAtRest(present) || isInterrupted(present, command));
  const { failure } = last.context;
  return failure === null && !isInterrupted(last, command) ? { ok: true } : { ok: false, failure };
};
