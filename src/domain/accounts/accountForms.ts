import { object, string } from 'yup';
import * as messages from '#messages/domain/accounts.ts';
import { letterOrDigit } from '../values/plainText.ts';
import { accountNameLength } from './accountName.ts';

/** Rules of the account forms (AU-1, AU-4, AU-5) and of the contact form (CN-1). */

/** A name needs a letter or a digit: the shop would refuse an account without one. */
const requiredName = (message: string) =>
  string().trim().required(message).matches(letterOrDigit, { message, excludeEmptyString: true });

export const signUpSchema = object({
  name: requiredName(messages.nameRequired).max(accountNameLength, messages.nameTooLong),
  email: string().trim().required(messages.emailRequired).email(messages.emailShape),
  password: string().required(messages.passwordRequired),
});

/**
 * Any text will do for an address, here and in `forgotPasswordSchema`: the provider says whether an account has it. The marked messages
 * of both begin with ⚠, as AU-1 and AU-5 have them.
 */
export const signInSchema = object({
  email: string().trim().required(messages.markedEmailRequired),
  password: string().required(messages.markedPasswordRequired),
});

export const forgotPasswordSchema = object({
  email: string().trim().required(messages.markedEmailRequired),
});

/** The password that replaces a forgotten one, on the page of the link in the mail. */
export const newPasswordSchema = object({
  password: string().required(messages.passwordRequired),
});

/** The contact form, with one message for every field that is empty. It is sent nowhere, so that the shape of the address is not checked. */
export const messageSchema = object({
  name: requiredName(messages.fieldRequired),
  email: string().trim().required(messages.fieldRequired),
  phone: string().trim().required(messages.fieldRequired),
  message: string().trim().required(messages.fieldRequired),
});
