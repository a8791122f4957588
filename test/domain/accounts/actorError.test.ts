import { describe, expect, it } from 'vitest';
import { endingCode, failureCode, missingRequirementsOf } from '#domain/accounts/actorError.ts';
import type { SessionFailure } from '#domain/accounts/session.ts';

const notErrors = [null, undefined, 'auth/user-disabled', 7, {}];

describe('failureCode', () => {
  it('AU-8 is the code of an error that has one as text', () => {
    expect(failureCode({ code: 'auth/user-disabled' })).toBe('auth/user-disabled');
    expect(failureCode(Object.assign(new Error('no'), { code: 'unreachable' }))).toBe('unreachable');
  });

  it.each([...notErrors, { code: 7 }])('AU-8 is internal-error of %j', (error) => {
    expect(failureCode(error)).toBe('internal-error');
  });
});

const failed = (code: string, command: SessionFailure['command'] = 'EXCHANGE') => ({ code, command });

describe('endingCode', () => {
  it.each(['token-refused', 'shop-refused', 'auth/user-disabled'])(
    'AU-11 AU-15 is the refusal that ended the session: %s',
    (code) => expect(endingCode(failed(code))).toBe(code),
  );

  it('AU-11 is null without a refusal, after one that may pass, and after a refused command', () => {
    expect([null, failed('unreachable'), failed('auth/user-disabled', 'SIGN_IN')].map(endingCode)).toEqual([
      null,
      null,
      null,
    ]);
  });
});

describe('missingRequirementsOf', () => {
  it('AU-7 lists what the error names', () => {
    expect(missingRequirementsOf({ missingRequirements: ['a digit', 7] })).toEqual(['a digit', '7']);
  });

  it.each([...notErrors, { missingRequirements: 'a digit' }])('AU-7 lists nothing of %j', (error) => {
    expect(missingRequirementsOf(error)).toEqual([]);
  });
});
