import { type AuthMessage, authMessages, weakPassword } from '#messages/domain/authMessages.ts';
import { shopMessages } from '#messages/domain/shopMessages.ts';

type IdentityCode = keyof typeof authMessages;

const isKnown = (code: string): code is IdentityCode => Object.hasOwn(authMessages, code);

/**
 * The message for a code, with or without its `auth/`; "An error occurred" for an unknown code.
 * `missingRequirements` is what a rejected password lacks.
 */
export const authMessage = (code: string, missingRequirements: readonly string[] = []): AuthMessage => {
  const plainCode = code.replace(/^auth\//, '');
  if (plainCode === 'password-does-not-meet-requirements' && missingRequirements.length > 0)
    return {
      message: weakPassword(missingRequirements),
      field: 'password',
    };
  return isKnown(plainCode) ? authMessages[plainCode] : { message: shopMessages.loginFailed.text };
};
