import { describe, expect, it } from 'vitest';
import { noRoles } from '#domain/session.ts';
import { type SessionSliceState, sessionSlice } from '#slices/sessionSlice.ts';

const signedOut: SessionSliceState = {
  state: 'signedOut',
  loading: false,
  user: null,
  roles: noRoles,
  failure: null,
};
const hasEnded = (session: SessionSliceState): boolean => sessionSlice.selectors.selectHasEnded({ session });

describe('selectHasEnded', () => {
  it('AU-11 is true after a refused token only', () => {
    expect(hasEnded(signedOut)).toBe(false);
    expect(hasEnded({ ...signedOut, failure: { code: 'token-refused', command: 'EXCHANGE' } })).toBe(true);
    expect(hasEnded({ ...signedOut, failure: { code: 'unreachable', command: 'EXCHANGE' } })).toBe(false);
  });
});
