import { type Actor, type SnapshotFrom, transition } from 'xstate';
import { isRecord, type JsonRecord, readText } from '#domain/parse.ts';
import {
  failureCode,
  noRoles,
  type RoleFlags,
  type SessionState,
  type SessionUser,
  sessionStates,
} from '#domain/session.ts';
import type { Position, Replayer } from './replayed.ts';
import { type SessionEvent, sessionMachine } from './sessionMachine.ts';

/** An account, identified by numbers only. */
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
  readonly roles?: RoleFlags;
  /** Error code of the other side. */
  readonly code?: string;
}

/** The session's state without personal data. */
interface SessionStanding extends NamedAccount {
  readonly state: SessionState;
  readonly roles: RoleFlags;
}

export interface SessionRecord {
  readonly machine: 'session';
  readonly version: string;
  readonly start: SessionStanding;
  readonly events: readonly StoredSessionEvent[];
}

const version = String(sessionMachine.version);

const isUser = (value: unknown): value is SessionUser => isRecord(value) && typeof value.uid === 'string';
const isRoles = (value: unknown): value is RoleFlags => isRecord(value) && typeof value.admin === 'boolean';

type Name = (user: SessionUser | null) => NamedAccount;

const numbering = (name: string): ((text: string) => string) => {
  const known: string[] = [];
  return (text) => {
    if (!known.includes(text)) known.push(text);
    return `${name}-${known.indexOf(text) + 1}`;
  };
};

const naming = (): Name => {
  const [accounts, addresses] = [numbering('account'), numbering('address')];
  return (user) =>
    user === null
      ? { account: null }
      : { account: accounts(user.uid), address: addresses(user.email), verified: user.emailVerified };
};

const keptEvent = (event: JsonRecord, nameOf: Name, at: string): StoredSessionEvent => {
  const { user, output, error } = event;
  return {
    type: readText(event.type),
    at,
    ...(isUser(user) || user === null ? nameOf(user) : {}),
    ...(isUser(output) ? nameOf(output) : {}),
    ...(isRoles(output) ? { roles: { admin: output.admin, customer: output.customer } } : {}),
    ...(error === undefined ? {} : { code: failureCode(error) }),
  };
};

type Snapshot = SnapshotFrom<typeof sessionMachine>;

/** A recorded event with the state after it; the record starts at that state once the event is dropped. */
interface Kept {
  readonly event: StoredSessionEvent;
  readonly after: SessionStanding;
}

export interface Recording {
  /** The record since the recording began. */
  readonly soFar: () => SessionRecord;
  readonly stop: () => void;
}

/** Maximum number of recorded events: some hours of a busy session. */
export const sessionRecordLimit = 500;

/**
 * Records the session actor's events from now on, the latest only; events that the machine ignores are left
 * out. `now` returns ISO times.
 */
export const recordSession = (actor: Actor<typeof sessionMachine>, now: () => string): Recording => {
  const nameOf = naming();
  const standingOf = ({ value, context }: Snapshot): SessionStanding => ({
    state: value,
    ...nameOf(context.user),
    roles: context.roles,
  });
  const first = actor.getSnapshot();
  const kept: Kept[] = [];
  let start = standingOf(first);
  let last: unknown = first;
  const { unsubscribe } = actor.system.inspect((inspection) => {
    if (inspection.type !== '@xstate.snapshot' || inspection.actorRef !== actor) return;
    const isPassedOver = inspection.snapshot === last || inspection.event.type === 'xstate.init';
    last = inspection.snapshot;
    if (isPassedOver) return;
    kept.push({
      event: keptEvent(inspection.event, nameOf, now()),
      after: standingOf(inspection.snapshot as Snapshot),
    });
    if (kept.length > sessionRecordLimit) start = kept.shift()?.after ?? start;
  });
  return {
    soFar: () => ({ machine: 'session', version, start, events: kept.map(({ event }) => event) }),
    stop: unsubscribe,
  };
};

const standIn = ({ account, address, verified }: JsonRecord): SessionUser | null =>
  typeof account === 'string'
    ? { uid: account, email: readText(address), displayName: '', emailVerified: verified === true }
    : null;

/** The event for the machine, with placeholders for what was left out. */
const liveEvent = ({ type, roles, code, ...account }: JsonRecord): SessionEvent =>
  ({
    type,
    user: standIn(account),
    output: roles ?? standIn(account),
    error: { code },
  }) as unknown as SessionEvent;

const positionOf = (snapshot: Snapshot): Position => ({
  state: snapshot.value,
  open: (sessionMachine.states[snapshot.value]?.ownEvents ?? [])
    .filter((type) => !type.startsWith('xstate.'))
    .map((type) => ({ type })),
  after: (raw) => {
    const type = readText(raw.type);
    if (!sessionMachine.events.some((known) => known === type)) return `session has no event "${type}".`;
    const event = liveEvent({ ...raw, type });
    if (!snapshot.can(event)) return `refused in ${snapshot.value}.`;
    return positionOf(transition(sessionMachine, snapshot, event)[0]);
  },
});

export const sessionReplayer: Replayer = {
  version,
  start: ({ state, roles, ...account }) => {
    const value = sessionStates.find((known) => known === state);
    if (value === undefined) return `session has no state "${readText(state)}".`;
    const context = { user: standIn(account), roles: isRoles(roles) ? roles : noRoles, failure: null };
    return positionOf(sessionMachine.resolveState({ value, context }));
  },
};
