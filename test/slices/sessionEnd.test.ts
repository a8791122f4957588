import { describe, expect, it } from 'vitest';
import { noRoles, type SessionFailure } from '#domain/session.ts';
import { type SessionSliceState, sessionSlice } from '#slices/sessionSlice.ts';

const signedOut: SessionSliceState = {
  state: 'signedOut',
  loading: false,
  user: null,
  roles: noRoles,
  failure: null,
};
const endedBy = (session: SessionSliceState) => sessionSlice.selectors.selectEndedBy({ session });

const failed = (code: string, command: SessionFailure['command'] = 'EXCHANGE'): SessionSliceState => ({
  ...signedOut,
  failure: { code, command },
});

describe('selectEndedBy', () => {
  it.each(['token-refused', 'shop-refused', 'auth/user-disabled'])(
    'AU-11 AU-15 is the refusal that ended the session: %s',
    (code) => expect(endedBy(failed(code))).toBe(code),
  );

  it('AU-11 is null without a refusal, after one that may pass, and after a refused command', () => {
    expect([signedOut, failed('unreachable'), failed('auth/user-disabled', 'SIGN_IN')].map(endedBy)).toEqual([
      null,
      null,
      null,
    ]);
  });
});
