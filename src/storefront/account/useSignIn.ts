import { useState } from 'react';
import { endingCode } from '#domain/accounts/actorError.ts';
import type { SessionCommand, SessionFailure } from '#domain/accounts/session.ts';
import { authMessage } from '#domain/messages/authMessage.ts';
import { timers } from '#domain/shop/constants.ts';
import type { AuthMessage } from '#messages/domain/authMessages.ts';
import * as messages from '#messages/storefront/account.ts';
import { alertDialog } from '#ui/feedback/dialogs.ts';
import { useSessionCommand } from './useSessionCommand.ts';

/** What a screen shows after a sign-in: `success` is the title of a dialog, and `onFailure` shows the message of a refusal. */
export interface SignInFeedback {
  readonly success: string;
  readonly onFailure: (message: string) => Promise<unknown>;
}

/** The message of a refusal. A shop that gives no token at present leaves the account signed in at the provider, which is said (AU-11). */
const refusalOf = (failure: SessionFailure): AuthMessage => {
  const refusal = authMessage(failure.code, failure.missingRequirements);
  // EXCHANGE comes after the provider has signed the account in; an `endingCode` would say that the account itself was refused.
  const isSignedIn = failure.command === 'EXCHANGE' && endingCode(failure) === null;
  return isSignedIn ? { message: messages.signedInWithoutShop(refusal.message) } : refusal;
};

/** Signs in by form or Google; `error` is the last refusal. After a sign-in AccountPage redirects. */
export const useSignIn = () => {
  const { pending, send } = useSessionCommand();
  const [error, setError] = useState<AuthMessage | null>(null);
  const signIn = async (command: SessionCommand, { success, onFailure }: SignInFeedback): Promise<void> => {
    setError(null);
    const outcome = await send(command);
    if (outcome === 'busy') return;
    if (outcome.ok) {
      await alertDialog({ title: success, icon: 'success', timer: timers.toast });
      return;
    }
    // The user has signed out meanwhile.
    if (outcome.failure === null) return;
    const refusal = refusalOf(outcome.failure);
    setError(refusal);
    if (refusal.endedByUser !== true) await onFailure(refusal.message);
  };
  return { pending, error, signIn };
};
