import { describe, expect, it } from 'vitest';
import { sessionStates } from '#machines/sessionMachine.ts';
import {
  type SessionSliceState,
  selectIsBusy,
  selectIsSettled,
  selectRole,
  selectRoles,
  selectSessionState,
  selectUser,
  sessionSlice,
} from '#slices/sessionSlice.ts';
import { openStore } from '../support/browser/openStore.ts';
import { admin, rahima } from '../support/browser/sessionHarness.ts';
import { pageSettings } from '../support/pageSettings.ts';

const { transitioned } = sessionSlice.actions;
const signedIn: SessionSliceState = {
  state: 'signedIn',
  loading: false,
  user: rahima,
  roles: admin,
  failure: null,
};

describe('the session slice', () => {
  it('AU-10 starts busy and without a user', () => {
    const state = openStore({ settings: pageSettings }).getState();
    expect({
      isBusy: selectIsBusy(state),
      isSettled: selectIsSettled(state),
      user: selectUser(state),
      role: selectRole(state),
    }).toEqual({ isBusy: true, isSettled: false, user: null, role: null });
  });

  it('CARD-8 copies the machine’s state in one named action', () => {
    const store = openStore({ settings: pageSettings });
    store.dispatch(transitioned(signedIn));
    const state = store.getState();
    expect(transitioned(signedIn).type).toBe('session/transitioned');
    expect({
      state: selectSessionState(state),
      user: selectUser(state),
      roles: selectRoles(state),
      role: selectRole(state),
    }).toEqual({ state: 'signedIn', user: rahima, roles: admin, role: 'admin' });
  });

  it('DB-4 is settled in every state but booting, restoring and exchanging', () => {
    const store = openStore({ settings: pageSettings });
    const unsettled = sessionStates.filter((state) => {
      store.dispatch(transitioned({ ...signedIn, state }));
      return !selectIsSettled(store.getState());
    });
    expect(unsettled).toEqual(['booting', 'restoring', 'exchanging']);
  });
});
