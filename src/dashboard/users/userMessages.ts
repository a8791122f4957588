import type { Failure } from '#api/failure.ts';
import { foldEmail } from '#domain/email.ts';
import type { Role } from '#domain/order.ts';
import { texts } from '#domain/texts.ts';
import { answered, withReason } from '../components/failureMessages.ts';

/** The role that the toggle gives, and the word on its button (US-2). */
export const roleToggle: Record<Role, { readonly role: Role; readonly label: string }> = {
  admin: { role: 'customer', label: 'Demote to Customer' },
  customer: { role: 'admin', label: 'Promote to Admin' },
};

/** Nobody changes the own account (US-4); an address is the same in any case of its letters. */
export const isOwn = (email: string, ownEmail: string | undefined): boolean =>
  ownEmail !== undefined && foldEmail(email) === foldEmail(ownEmail);

export const roleFailure = (failure: Failure): { title: string; text: string } => {
  const words = answered(failure) ? texts.roleRefused : texts.roleFailed;
  return { title: words.title, text: withReason(`${words.text}.`, failure) };
};

export const userRemovalFailure = (failure: Failure): { title: string; text: string } => ({
  title: texts.userDeleteFailed.title,
  text: withReason(`${texts.userDeleteFailed.text}.`, failure),
});
