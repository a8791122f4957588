import type { Failure } from '#api/failure.ts';
import { normalizeEmail } from '#domain/email.ts';
import { messages } from '#domain/messages/messages.ts';
import type { Role } from '#domain/role.ts';
import { hasResponse, withReason } from '../components/failureMessages.ts';

/** The role that the toggle sets, and the label of its button (US-2). */
export const roleToggle: Record<Role, { readonly role: Role; readonly label: string }> = {
  admin: { role: 'customer', label: 'Demote to Customer' },
  customer: { role: 'admin', label: 'Promote to Admin' },
};

/** Users cannot change their own account (US-4). Compares addresses case-insensitively. */
export const isOwnAccount = (email: string, ownEmail: string | undefined): boolean =>
  ownEmail !== undefined && normalizeEmail(email) === normalizeEmail(ownEmail);

export const roleFailure = (failure: Failure): { title: string; text: string } => {
  const message = hasResponse(failure) ? messages.roleRefused : messages.roleFailed;
  return { title: message.title, text: withReason(`${message.text}.`, failure) };
};

export const userRemovalFailure = (failure: Failure): { title: string; text: string } => ({
  title: messages.userDeleteFailed.title,
  text: withReason(`${messages.userDeleteFailed.text}.`, failure),
});
