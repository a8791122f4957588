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

/** sessionMachine mirrored for the screens and for DevTools; the machine is the owner. No token is in it. */
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
    /** Whether it is known who is here. */
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

/** Sends a wish to the session machine and waits until it is granted or refused. Nothing of it is dispatched. */
export const sendSessionCommand =
  (command: SessionCommand): ThunkAction<Promise<SessionOutcome>, unknown, SessionPort, UnknownAction> =>
  (_dispatch, _getState, door) =>
    door.sendSessionCommand(command);

/** Asks something of the mails about an account. No code or password of it is dispatched. */
export const sendMailCommand =
  (command: MailCommand): ThunkAction<Promise<MailOutcome>, unknown, SessionPort, UnknownAction> =>
  (_dispatch, _getState, door) =>
    door.sendMailCommand(command);
