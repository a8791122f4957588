import type { Actor } from 'xstate';
import { failureCode } from '#domain/accounts/actorError.ts';
import type { RoleFlags, SessionUser } from '#domain/accounts/session.ts';
import { isRecord, type JsonRecord, readText } from '#domain/values/parse.ts';
import type { SessionSnapshot, sessionMachine } from './sessionMachine.ts';
import {
  isRoles,
  type NamedAccount,
  type SessionPosition,
  type SessionRecord,
  type StoredSessionEvent,
  sessionVersion,
} from './sessionRecord.ts';
import type { RestoredSession } from './sessionSetup.ts';

/** Records what happens to the session in this browser, for error reports and replays, without personal data. */

export interface Recording {
  /** The record since the recording began. */
  readonly soFar: () => SessionRecord;
  readonly stop: () => void;
}

/** Maximum number of recorded events: some hours of a busy session. */
export const sessionRecordLimit = 500;

/** An event with the state after it; when the oldest event is dropped, the record starts at that state. */
interface RecordedStep {
  readonly event: StoredSessionEvent;
  readonly after: SessionPosition;
}

/**
 * Records the session actor's events from now on and keeps the latest `sessionRecordLimit`; events that the machine ignores
 * are left out. `now` returns ISO times.
 */
export const recordSession = (actor: Actor<typeof sessionMachine>, now: () => string): Recording => {
  const naming = openNaming();
  const sessionPositionOf = ({ value, context }: SessionSnapshot): SessionPosition => ({
    state: value,
    ...naming.nameOf(context.user),
    roles: storedRoles(context.roles),
  });
  const firstSnapshot = actor.getSnapshot();
  const steps: RecordedStep[] = [];
  let start = sessionPositionOf(firstSnapshot);
  let lastSnapshot: unknown = firstSnapshot;
  const { unsubscribe } = actor.system.inspect((inspection) => {
    if (inspection.type !== '@xstate.snapshot' || inspection.actorRef !== actor) return;
    // The machine returns the same snapshot for an event that it ignores; `xstate.init` is the start itself.
    const isIgnored = inspection.snapshot === lastSnapshot || inspection.event.type === 'xstate.init';
    lastSnapshot = inspection.snapshot;
    if (isIgnored) return;
    steps.push({
      event: storedEvent(inspection.event, naming, now()),
      // XState types it as the snapshot of any actor.
      after: sessionPositionOf(inspection.snapshot as SessionSnapshot),
    });
    if (steps.length > sessionRecordLimit) start = steps.shift()?.after ?? start;
  });
  return {
    soFar: () => ({
      machine: 'session',
      version: sessionVersion,
      start,
      events: steps.map(({ event }) => event),
    }),
    stop: unsubscribe,
  };
};

/** The event without personal data; recognizes the fields of XState's events by their shape. */
const storedEvent = (event: JsonRecord, naming: Naming, at: string): StoredSessionEvent => {
  const { user, hasToken, output, error, uid } = event;
  return {
    type: readText(event.type),
    at,
    ...(isUser(user) || user === null ? naming.nameOf(user) : {}),
    ...(hasToken === true ? { hasToken } : {}),
    ...(typeof uid === 'string' ? { account: naming.accountOf(uid) } : {}),
    ...storedOutput(output, naming),
    ...(error === undefined ? {} : { code: failureCode(error) }),
  };
};

/** The result of an actor without personal data: an account, its roles, or both; nothing of any other result. */
const storedOutput = (output: unknown, { nameOf }: Naming): Partial<StoredSessionEvent> => {
  if (isUser(output)) return nameOf(output);
  if (isRoles(output)) return { roles: storedRoles(output) };
  return isRestored(output) ? { ...nameOf(output.user), roles: storedRoles(output.roles) } : {};
};

const isUser = (value: unknown): value is SessionUser => isRecord(value) && typeof value.uid === 'string';
const isRestored = (value: unknown): value is RestoredSession =>
  isRecord(value) && isUser(value.user) && isRoles(value.roles);

/** The flags without the language of the dashboard, on which no state depends. */
const storedRoles = ({ admin, customer, role, withheld }: RoleFlags): RoleFlags => ({
  admin,
  customer,
  ...(role === undefined ? {} : { role }),
  ...(withheld === undefined ? {} : { withheld }),
});

/** The names, such as `account-1`, by which a record identifies accounts. */
interface Naming {
  readonly accountOf: (uid: string) => string;
  readonly nameOf: (user: SessionUser | null) => NamedAccount;
}

const openNaming = (): Naming => {
  const accountOf = numbering('account');
  const addressOf = numbering('address');
  return {
    accountOf,
    nameOf: (user) =>
      user === null
        ? { account: null }
        : { account: accountOf(user.uid), address: addressOf(user.email), verified: user.emailVerified },
  };
};

/** Numbers the different texts in the order in which they come: `account-1`, `account-2`. */
const numbering = (name: string): ((text: string) => string) => {
  const seen: string[] = [];
  return (text) => {
    if (!seen.includes(text)) seen.push(text);
    return `${name}-${seen.indexOf(text) + 1}`;
  };
};
