import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import {
  noRoles,
  type RoleFlags,
  roleOf,
  type SessionFailure,
  type SessionState,
  type SessionUser,
} from '#domain/accounts/session.ts';

/** A copy of sessionMachine's state for the screens and for DevTools; the machine owns it. Holds no token. */
export interface SessionSliceState {
  state: SessionState;
  /** Whether a command, or the request for the roles, is under way. */
  loading: boolean;
  /** `null` when nobody is signed in, and until that is known. */
  user: SessionUser | null;
  roles: RoleFlags;
  failure: SessionFailure | null;
}

const initialState: SessionSliceState = {
  state: 'booting',
  loading: true,
  user: null,
  roles: noRoles,
  failure: null,
};

/** The states in which it is not known whether somebody is signed in. */
const unsettledStates: ReadonlySet<SessionState> = new Set(['booting', 'restoring', 'exchanging']);

/** The state of a visitor whose browser stores no session. */
export const signedOut: SessionSliceState = { ...initialState, state: 'signedOut', loading: false };

export const sessionSlice = createSlice({
  name: 'session',
  initialState,
  reducers: {
    transitioned: (_state, { payload }: PayloadAction<SessionSliceState>) => payload,
  },
  selectors: {
    selectUser: (session) => session.user,
    selectRoles: (session) => session.roles,
    selectRole: (session) => roleOf(session.roles),
    /** The withheld role, which counts once the account's address is verified; `null` for none (AU-13). */
    selectWithheldRole: ({ roles }) => roles.withheld ?? null,
    selectSessionState: (session) => session.state,
    /** Why the last command or the request for the roles failed. */
    selectFailure: (session) => session.failure,
    selectIsBusy: (session) => session.loading,
    /** Whether it is known if somebody is signed in. */
    selectIsSettled: ({ state }) => !unsettledStates.has(state),
  },
});

export const {
  selectUser,
  selectRoles,
  selectRole,
  selectWithheldRole,
  selectSessionState,
  selectFailure,
  selectIsBusy,
  selectIsSettled,
} = sessionSlice.selectors;
