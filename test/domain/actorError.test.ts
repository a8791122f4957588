import { describe, expect, it } from 'vitest';
import { failureCode, missingRequirementsOf } from '#domain/actorError.ts';

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

describe('missingRequirementsOf', () => {
  it('AU-7 lists what the error names', () => {
    expect(missingRequirementsOf({ missingRequirements: ['a digit', 7] })).toEqual(['a digit', '7']);
  });

  it.each([...notErrors, { missingRequirements: 'a digit' }])('AU-7 lists nothing of %j', (error) => {
    expect(missingRequirementsOf(error)).toEqual([]);
  });
});
