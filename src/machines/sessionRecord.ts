import { type Actor, type SnapshotFrom, transition } from 'xstate';
import { isRaw, type Raw, readText } from '#domain/reading.ts';
import {
  noRoles,
  type RoleFlags,
  type SessionState,
  type SessionUser,
  sessionStates,
} from '#domain/session.ts';
import type { Position, Replayer } from './replayed.ts';
import { failureCode, type SessionEvent, sessionMachine } from './sessionMachine.ts';

/**
 * An event of the session as it may be kept: no name, e-mail, password or token enters a record. Who was
 * seen is told apart by number, in the order of first sight.
 */
export interface KeptSessionEvent {
  readonly type: string;
  readonly at: string;
  /** `account-1` and so on; `null` for nobody. */
  readonly account?: string | null;
  readonly roles?: RoleFlags;
  /** Why the other side said no. */
  readonly code?: string;
}

export interface SessionRecord {
  readonly machine: 'session';
  readonly version: string;
  readonly start: {
    readonly state: SessionState;
    readonly account: string | null;
    readonly roles: RoleFlags;
  };
  readonly events: readonly KeptSessionEvent[];
}

const version = String(sessionMachine.version);

const isUser = (value: unknown): value is SessionUser => isRaw(value) && typeof value.uid === 'string';
const isRoles = (value: unknown): value is RoleFlags => isRaw(value) && typeof value.admin === 'boolean';

type Name = (user: SessionUser | null) => string | null;

const numbering = (): Name => {
  const uids: string[] = [];
  return (user) => {
    if (user === null) return null;
    if (!uids.includes(user.uid)) uids.push(user.uid);
    return `account-${uids.indexOf(user.uid) + 1}`;
  };
};

const keptEvent = (event: Raw, nameOf: Name, at: string): KeptSessionEvent => {
  const { user, output, error } = event;
  return {
    type: readText(event.type),
    at,
    ...(isUser(user) || user === null ? { account: nameOf(user) } : {}),
    ...(isUser(output) ? { account: nameOf(output) } : {}),
    ...(isRoles(output) ? { roles: { admin: output.admin, customer: output.customer } } : {}),
    ...(error === undefined ? {} : { code: failureCode(error) }),
  };
};

export interface Recording {
  /** What the machine did since the recording began. */
  readonly soFar: () => SessionRecord;
  readonly stop: () => void;
}

/** Keeps what the session actor does from now on; events it passes over are left out. `now` gives ISO times. */
export const recordSession = (actor: Actor<typeof sessionMachine>, now: () => string): Recording => {
  const nameOf = numbering();
  const events: KeptSessionEvent[] = [];
  const first = actor.getSnapshot();
  const start = { state: first.value, account: nameOf(first.context.user), roles: first.context.roles };
  let last: unknown = first;
  const { unsubscribe } = actor.system.inspect((inspection) => {
    if (inspection.type !== '@xstate.snapshot' || inspection.actorRef !== actor) return;
    const isPassedOver = inspection.snapshot === last || inspection.event.type === 'xstate.init';
    last = inspection.snapshot;
    if (!isPassedOver) events.push(keptEvent(inspection.event, nameOf, now()));
  });
  return { soFar: () => ({ machine: 'session', version, start, events: [...events] }), stop: unsubscribe };
};

const standIn = (account: unknown): SessionUser | null =>
  typeof account === 'string' ? { uid: account, email: '', displayName: '', emailVerified: false } : null;

/** The event as the machine takes it, with stand-ins for what was left out. */
const liveEvent = ({ type, account, roles, code }: Raw): SessionEvent =>
  ({
    type,
    user: standIn(account),
    output: roles ?? standIn(account),
    error: { code },
  }) as unknown as SessionEvent;

const positionOf = (snapshot: SnapshotFrom<typeof sessionMachine>): Position => ({
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
  start: ({ state, account, roles }) => {
    const value = sessionStates.find((known) => known === state);
    if (value === undefined) return `session has no state "${readText(state)}".`;
    const context = { user: standIn(account), roles: isRoles(roles) ? roles : noRoles, failure: null };
    return positionOf(sessionMachine.resolveState({ value, context }));
  },
};
