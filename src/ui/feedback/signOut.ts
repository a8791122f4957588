import type { SessionCommand, SessionOutcome } from '#domain/accounts/session.ts';
import { timers } from '#domain/shop/constants.ts';
import { shopMessages } from '#messages/domain/shopMessages.ts';
import { alertDialog, confirmDialog } from './dialogs.ts';

type SignOut = Extract<SessionCommand, { readonly type: 'SIGN_OUT' }>;

/** Asks for confirmation, signs out by `send` and shows the outcome (AU-6). */
export const signOut = async (send: (command: SignOut) => Promise<SessionOutcome>): Promise<void> => {
  const { title, text, confirm } = shopMessages.logout;
  const isConfirmed = await confirmDialog({ title, text, yes: confirm });
  if (!isConfirmed) return;
  const outcome = await send({ type: 'SIGN_OUT' });
  if (outcome.ok) await alertDialog({ ...shopMessages.loggedOut, icon: 'success', timer: timers.toast });
  else await alertDialog({ title: shopMessages.logoutFailed, icon: 'error' });
};
