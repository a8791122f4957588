import { describe, expect, it } from 'vitest';
import { authMessage } from '#domain/messages/authMessage.ts';
import { authMessages } from '#messages/domain/authMessages.ts';

/** Codes of ER-1, and those that the emulator and newer projects also send. */
const codesThatSurface = [
  'multi-factor-auth-required',
  'user-not-found',
  'password-does-not-meet-requirements',
  'unauthorized-domain',
  'popup-blocked',
  'popup-closed-by-user',
  'cancelled-popup-request',
  'network-request-failed',
  'internal-error',
  'invalid-api-key',
  'argument-error',
  'wrong-password',
  'invalid-credential',
  'email-already-in-use',
  'weak-password',
  'too-many-requests',
  'user-disabled',
  'invalid-email',
  // Said of a session that the provider has ended, of its limit for a shop, and where it takes no new accounts.
  'invalid-user-token',
  'quota-exceeded',
  'admin-restricted-operation',
  // The SDK's code for an API key that Google does not know.
  'api-key-not-valid.-please-pass-a-valid-api-key.',
];

describe('authMessage', () => {
  it.each(codesThatSurface)('AU-8 has its own message for %s', (code) => {
    expect(authMessage(`auth/${code}`).message).not.toBe('An error occurred');
    expect(authMessage(code)).toEqual(authMessage(`auth/${code}`));
  });

  it('AU-8 has a different message for each code', () => {
    const sentences = Object.values(authMessages).map(({ message }) => message);
    expect(new Set(sentences).size).toBe(sentences.length);
  });

  it('AU-3 says "An error occurred" for an unknown code', () => {
    expect(authMessage('auth/moon-phase')).toEqual({ message: 'An error occurred' });
    expect(authMessage('toString')).toEqual({ message: 'An error occurred' });
  });

  it('AU-7 names the missing requirements at the password field', () => {
    expect(authMessage('auth/password-does-not-meet-requirements')).toEqual({
      message:
        'The password does not meet the requirements: make it longer, with lower-case and upper-case letters, a digit and a symbol.',
      field: 'password',
    });
    const missingRequirements = ['at least 8 characters', 'an upper-case letter', 'a digit'];
    expect(authMessage('auth/password-does-not-meet-requirements', missingRequirements).message).toBe(
      'The password does not meet the requirements: it needs at least 8 characters, an upper-case letter and a digit.',
    );
  });

  it('AU-8 shows no dialog when the user ended the Google sign-in', () => {
    const endedByUser = codesThatSurface.filter((code) => authMessage(code).endedByUser === true);
    expect(endedByUser).toEqual(['popup-closed-by-user', 'cancelled-popup-request']);
  });
});

describe('authMessage of unusual codes', () => {
  it('AU-8 drops auth/ at the start of a code only', () => {
    expect(authMessage('user-auth/disabled')).toEqual(authMessage('moon-phase'));
  });

  it('AU-7 names missing requirements of a password for the code about passwords only', () => {
    expect(authMessage('auth/user-disabled', ['a digit'])).toEqual(authMessage('auth/user-disabled'));
    expect(authMessage('auth/password-does-not-meet-requirements', ['a digit'])).toMatchObject({
      field: 'password',
    });
  });
});
