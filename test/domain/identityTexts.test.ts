import { describe, expect, it } from 'vitest';
import { identityText, identityTexts } from '#domain/identityTexts.ts';

// Spec §8, and codes that the emulator and newer projects also send (pitfalls 1.8).
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
  // The SDK's code for an API key that Google does not know.
  'api-key-not-valid.-please-pass-a-valid-api-key.',
];

describe('identityText', () => {
  it.each(codesThatSurface)('AU-8 has its own message for %s', (code) => {
    expect(identityText(`auth/${code}`).sentence).not.toBe('An error occurred');
    expect(identityText(code)).toEqual(identityText(`auth/${code}`));
  });

  it('AU-8 has a different message for each code', () => {
    const sentences = Object.values(identityTexts).map(({ sentence }) => sentence);
    expect(new Set(sentences).size).toBe(sentences.length);
  });

  it('AU-3 says "An error occurred" for an unknown code', () => {
    expect(identityText('auth/moon-phase')).toEqual({ sentence: 'An error occurred' });
    expect(identityText('toString')).toEqual({ sentence: 'An error occurred' });
  });

  it('AU-7 names the missing requirements at the password field', () => {
    expect(identityText('auth/password-does-not-meet-requirements')).toEqual({
      sentence:
        'The password does not meet the requirements: make it longer, with small and capital letters, a digit and a sign.',
      field: 'password',
    });
    const missingRequirements = ['at least 8 characters', 'a capital letter', 'a digit'];
    expect(identityText('auth/password-does-not-meet-requirements', missingRequirements).sentence).toBe(
      'The password does not meet the requirements: it needs at least 8 characters, a capital letter and a digit.',
    );
  });

  it('AU-8 shows no dialog when the user ended the Google sign-in', () => {
    const withoutDialog = codesThatSurface.filter((code) => identityText(code).withoutDialog === true);
    expect(withoutDialog).toEqual(['popup-closed-by-user', 'cancelled-popup-request']);
  });
});

describe('identityText of unusual codes', () => {
  it('AU-8 drops auth/ at the start of a code only', () => {
    expect(identityText('user-auth/disabled')).toEqual(identityText('moon-phase'));
  });

  it('AU-7 names missing requirements of a password for the code about passwords only', () => {
    expect(identityText('auth/user-disabled', ['a digit'])).toEqual(identityText('auth/user-disabled'));
    expect(identityText('auth/password-does-not-meet-requirements', ['a digit'])).toMatchObject({
      field: 'password',
    });
  });
});
