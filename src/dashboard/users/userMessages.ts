import type { Failure } from '#api/client/failure.ts';
import type { Role } from '#domain/accounts/role.ts';
import { normalizeEmail } from '#domain/values/email.ts';
import * as messages from '#messages/dashboard/users.ts';
import { shopMessages } from '#messages/domain/shopMessages.ts';
import { hasResponse, withFailureMessage } from '../components/loading/failureMessages.ts';

interface RoleChange {
  readonly role: Role;
  readonly label: string;
}

const promote: RoleChange = { role: 'admin', label: messages.promoteToAdmin };
const demote: RoleChange = { role: 'customer', label: messages.demoteToCustomer };
const makeStaff: RoleChange = { role: 'staff', label: messages.makeStaff };

/** The roles that an account can get, with the labels of their buttons (US-2, MD-10). */
export const roleChanges: Record<Role, readonly RoleChange[]> = {
  admin: [demote, makeStaff],
  staff: [promote, demote],
  customer: [promote, makeStaff],
};

/** Whether an account is the user's own, which nobody can change (US-4); compares e-mail addresses case-insensitively. */
export const isOwnAccount = (email: string, ownEmail: string | undefined): boolean =>
  ownEmail !== undefined && normalizeEmail(email) === normalizeEmail(ownEmail);

/** The dialog after a role could not be changed. `messages.sentence` ends a text that the specification has without a full stop. */
export const roleFailure = (failure: Failure): { title: string; text: string } => {
  const message = hasResponse(failure) ? shopMessages.roleRefused : shopMessages.roleFailed;
  return { title: message.title, text: withFailureMessage(messages.sentence(message.text), failure) };
};

/** The dialog after a user could not be deleted: US-3 has one text for a refusal and for no answer, where US-2 has two. */
export const userRemovalFailure = (failure: Failure): { title: string; text: string } => ({
  title: shopMessages.userDeleteFailed.title,
  text: withFailureMessage(messages.sentence(shopMessages.userDeleteFailed.text), failure),
});
