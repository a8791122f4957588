import { transition } from 'xstate';
import { noRoles, type RoleFlags, type SessionState, type SessionUser } from '#domain/accounts/session.ts';
import { isRecord, type JsonRecord, readText } from '#domain/values/parse.ts';
import type { Position, Replayer } from './replayer.ts';
import { type SessionSnapshot, sessionMachine, sessionStates } from './sessionMachine.ts';
import type { SessionEvent } from './sessionSetup.ts';

/** An account as a record names it, by numbers: see `StoredSessionEvent`. */
export interface NamedAccount {
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
export interface SessionPosition extends NamedAccount {
  readonly state: SessionState;
  readonly roles: RoleFlags;
}

export interface SessionRecord {
  readonly machine: 'session';
  readonly version: string;
  readonly start: SessionPosition;
  readonly events: readonly StoredSessionEvent[];
}

export const sessionVersion = String(sessionMachine.version);

/** Whether the value is the role flags of an account: no other result of an actor has a field `admin`. */
export const isRoles = (value: unknown): value is RoleFlags =>
  isRecord(value) && typeof value.admin === 'boolean';

/** A user with the names of a record in place of the personal data. */
const placeholderUser = ({ account, address, verified }: JsonRecord): SessionUser | null =>
  typeof account === 'string'
    ? { uid: account, email: readText(address), displayName: '', emailVerified: verified === true }
    : null;

/** The result of the actor that the event reports: an account and its roles, the roles alone, or the account alone. */
const outputOf = (user: SessionUser | null, roles: unknown): unknown => {
  if (roles === undefined) return user;
  return user === null ? roles : { user, roles };
};

/**
 * The event for the machine, with placeholders for the personal data that the record leaves out. It has the fields of all types of
 * events; the machine reads only the fields of this type.
 */
const liveEvent = ({ type, roles, code, hasToken, ...account }: JsonRecord): SessionEvent => {
  const user = placeholderUser(account);
  return {
    type,
    uid: account.account,
    user,
    hasToken,
    output: outputOf(user, roles),
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
    if (!sessionMachine.events.some((name) => name === type)) return `session has no event "${type}".`;
    const event = liveEvent({ ...raw, type });
    const refused = `refused in ${snapshot.value}.`;
    try {
      if (!snapshot.can(event)) return refused;
      const [next] = transition(sessionMachine, snapshot, event);
      return positionOf(next);
    } catch {
      // The machine throws when a record's event lacks the account that it needs.
      return refused;
    }
  },
});

export const sessionReplayer: Replayer = {
  version: sessionVersion,
  start: ({ state, roles, ...account }) => {
    const value = sessionStates.find((name) => name === state);
    if (value === undefined) return `session has no state "${readText(state)}".`;
    const context = {
      user: placeholderUser(account),
      roles: isRoles(roles) ? roles : noRoles,
      failure: null,
    };
    return positionOf(sessionMachine.resolveState({ value, context }));
  },
};
