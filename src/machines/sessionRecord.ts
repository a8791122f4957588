import { type Actor, transition } from 'xstate';
import { failureCode } from '#domain/accounts/actorError.ts';
import { noRoles, type RoleFlags, type SessionState, type SessionUser } from '#domain/accounts/session.ts';
import { isRecord, type JsonRecord, readText } from '#domain/values/parse.ts';
import type { Position, Replayer } from './replayed.ts';
import { type SessionSnapshot, sessionMachine, sessionStates } from './sessionMachine.ts';
import type { RestoredSession, SessionEvent } from './sessionSetup.ts';

/** An account as a record names it, by numbers: see `StoredSessionEvent`. */
interface NamedAccount {
  readonly account: string | null;
  readonly address?: string;
  readonly verified?: boolean;
}

/**
 * An event of the session without personal data: a record holds no name, e-mail, password or token. Accounts
 * are numbered in the order in which they are first seen.
 */
export interface StoredSessionEvent {
  readonly type: string;
  readonly at: string;
  /** `account-1` and so on; `null` without an account. */
  readonly account?: string | null;
  /** `address-1` and so on: shows whether the account's e-mail changed. */
  readonly address?: string;
  /** Whether the e-mail is verified. */
  readonly verified?: boolean;
  /** For a visitor without an account: the browser has stored the shop's token. */
  readonly hasToken?: boolean;
  readonly roles?: RoleFlags;
  /** Error code of the other side. */
  readonly code?: string;
}

/** The session's state without personal data. */
interface SessionPosition extends NamedAccount {
  readonly state: SessionState;
  readonly roles: RoleFlags;
}

export interface SessionRecord {
  readonly machine: 'session';
  readonly version: string;
  readonly start: SessionPosition;
  readonly events: readonly StoredSessionEvent[];
}

const version = String(sessionMachine.version);

const isUser = (value: unknown): value is SessionUser => isRecord(value) && typeof value.uid === 'string';
const isRoles = (value: unknown): value is RoleFlags => isRecord(value) && typeof value.admin === 'boolean';

const isRestored = (value: unknown): value is RestoredSession =>
  isRecord(value) && isUser(value.user) && isRoles(value.roles);

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

/** Numbers the different texts in the order in which they come: `account-1`, `account-2`. */
const numbering = (name: string): ((text: string) => string) => {
  const known: string[] = [];
  return (text) => {
    if (!known.includes(text)) known.push(text);
    return `${name}-${known.indexOf(text) + 1}`;
  };
};

const openNaming = (): Naming => {
  const [accountOf, addressOf] = [numbering('account'), numbering('address')];
  return {
    accountOf,
    nameOf: (user) =>
      user === null
        ? { account: null }
        : { account: accountOf(user.uid), address: addressOf(user.email), verified: user.emailVerified },
  };
};

/** The event without personal data; recognizes the fields of XState's events by their shape. */
const storedEvent = (event: JsonRecord, { accountOf, nameOf }: Naming, at: string): StoredSessionEvent => {
  const { user, hasToken, output, error, uid } = event;
  return {
    type: readText(event.type),
    at,
    ...(isUser(user) || user === null ? nameOf(user) : {}),
    ...(hasToken === true ? { hasToken } : {}),
    ...(isUser(output) ? nameOf(output) : {}),
    ...(typeof uid === 'string' ? { account: accountOf(uid) } : {}),
    ...(isRoles(output) ? { roles: storedRoles(output) } : {}),
    ...(isRestored(output) ? { ...nameOf(output.user), roles: storedRoles(output.roles) } : {}),
    ...(error === undefined ? {} : { code: failureCode(error) }),
  };
};

/** An event with the state after it; when the oldest event is dropped, the record starts at that state. */
interface RecordedStep {
  readonly event: StoredSessionEvent;
  readonly after: SessionPosition;
}

export interface Recording {
  /** The record since the recording began. */
  readonly soFar: () => SessionRecord;
  readonly stop: () => void;
}

/** Maximum number of recorded events: some hours of a busy session. */
export const sessionRecordLimit = 500;

/**
 * Records the session actor's events from now on and keeps the latest `sessionRecordLimit`; events that the machine ignores
 * are left out. `now` returns ISO times.
 */
export const recordSession = (actor: Actor<typeof sessionMachine>, now: () => string): Recording => {
  const naming = openNaming();
  const sessionPositionOf = ({ value, context }: SessionSnapshot): SessionPosition => ({
    state: value,
    ...naming.nameOf(context.user),
    roles: context.roles,
  });
  const first = actor.getSnapshot();
  const steps: RecordedStep[] = [];
  let start = sessionPositionOf(first);
  let last: unknown = first;
  const { unsubscribe } = actor.system.inspect((inspection) => {
    if (inspection.type !== '@xstate.snapshot' || inspection.actorRef !== actor) return;
    const isIgnored = inspection.snapshot === last || inspection.event.type === 'xstate.init';
    last = inspection.snapshot;
    if (isIgnored) return;
    steps.push({
      event: storedEvent(inspection.event, naming, now()),
      after: sessionPositionOf(inspection.snapshot as SessionSnapshot),
    });
    if (steps.length > sessionRecordLimit) start = steps.shift()?.after ?? start;
  });
  return {
    soFar: () => ({ machine: 'session', version, start, events: steps.map(({ event }) => event) }),
    stop: unsubscribe,
  };
};

/** A user with the names of a record in place of the personal data. */
const placeholderUser = ({ account, address, verified }: JsonRecord): SessionUser | null =>
  typeof account === 'string'
    ? { uid: account, email: readText(address), displayName: '', emailVerified: verified === true }
    : null;

/** The event for the machine, with placeholders for the personal data that the record leaves out. */
const liveEvent = ({ type, roles, code, hasToken, ...account }: JsonRecord): SessionEvent => {
  const user = placeholderUser(account);
  const restored = user === null || roles === undefined ? null : { user, roles };
  return {
    type,
    uid: account.account,
    user,
    hasToken,
    output: restored ?? roles ?? user,
    error: { code },
  } as unknown as SessionEvent;
};

const positionOf = (snapshot: SessionSnapshot): Position => ({
  state: snapshot.value,
  open: (sessionMachine.states[snapshot.value]?.ownEvents ?? [])
    .filter((type) => !type.startsWith('xstate.'))
    .map((type) => ({ type })),
  after: (raw) => {
    const type = readText(raw.type);
    if (!sessionMachine.events.some((known) => known === type)) return `session has no event "${type}".`;
    const event = liveEvent({ ...raw, type });
    try {
      if (snapshot.can(event)) return positionOf(transition(sessionMachine, snapshot, event)[0]);
    } catch {
      // The machine throws when a record's event lacks the account that it needs.
    }
    return `refused in ${snapshot.value}.`;
  },
});

export const sessionReplayer: Replayer = {
  version,
  start: ({ state, roles, ...account }) => {
    const value = sessionStates.find((known) => known === state);
    if (value === undefined) return `session has no state "${readText(state)}".`;
    const context = {
      user: placeholderUser(account),
      roles: isRoles(roles) ? roles : noRoles,
      failure: null,
    };
    return positionOf(sessionMachine.resolveState({ value, context }));
  },
};
