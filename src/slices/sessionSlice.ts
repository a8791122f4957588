import { createSlice, type PayloadAction, type ThunkAction, type UnknownAction } from '@reduxjs/toolkit';
import {
  type MailCommand,
  type MailOutcome,
  noRoles,
  type RoleFlags,
  roleOf,
  type SessionCommand,
  type SessionFailure,
  type SessionOutcome,
  type SessionPort,
  type SessionState,
  type SessionUser,
} from '#domain/session.ts';

/** A copy of sessionMachine's state for the screens and for DevTools; the machine owns it. Holds no token. */
export interface SessionMirror {
  state: SessionState;
  loading: boolean;
  user: SessionUser | null;
  roles: RoleFlags;
  failure: SessionFailure | null;
}

const initialState: SessionMirror = {
  state: 'booting',
  loading: true,
  user: null,
  roles: noRoles,
  failure: null,
};

export const sessionSlice = createSlice({
  name: 'session',
  initialState,
  reducers: {
    moved: (_state, { payload }: PayloadAction<SessionMirror>) => payload,
  },
  selectors: {
    selectUser: (session) => session.user,
    selectRoles: (session) => session.roles,
    selectRole: (session) => roleOf(session.roles),
    selectSessionState: (session) => session.state,
    selectHasEnded: (session) => session.failure?.code === 'token-refused',
    selectIsBusy: (session) => session.loading,
    /** Whether it is known if a user is signed in. */
    selectIsSettled: (session) => session.state !== 'booting' && session.state !== 'exchanging',
  },
});

export const {
  selectUser,
  selectRoles,
  selectRole,
  selectSessionState,
  selectHasEnded,
  selectIsBusy,
  selectIsSettled,
} = sessionSlice.selectors;

/**
 * Sends a command to the session machine and resolves to its outcome. The command is not dispatched as an
 * action.
 */
export const sendSessionCommand =
  (command: SessionCommand): ThunkAction<Promise<SessionOutcome>, unknown, SessionPort, UnknownAction> =>
  (_dispatch, _getState, door) =>
    door.sendSessionCommand(command);

/** Sends a command about the mails of an account. No code or password in it is dispatched as an action. */
export const sendMailCommand =
  (command: MailCommand): ThunkAction<Promise<MailOutcome>, unknown, SessionPort, UnknownAction> =>
  (_dispatch, _getState, door) =>
    door.sendMailCommand(command);
