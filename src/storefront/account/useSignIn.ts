import { useState } from 'react';
import type { SessionCommand } from '#domain/accounts/session.ts';
import { authMessage } from '#domain/messages/authMessages.ts';
import { timers } from '#domain/shop/constants.ts';
import type { AuthMessage } from '#messages/domain/authMessages.ts';
import { alertDialog } from '#ui/feedback/dialogs.ts';
import { useSessionCommand } from './useSessionCommand.ts';

/** What a screen shows after a sign-in: `success` is the title of a dialog, and `onFailure` shows the message of a refusal. */
export interface SignInFeedback {
  readonly success: string;
  readonly onFailure: (message: string) => Promise<unknown>;
}

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
    const refusal = authMessage(outcome.failure.code, outcome.failure.missingRequirements);
    setError(refusal);
    if (refusal.endedByUser !== true) await onFailure(refusal.message);
  };
  return { pending, error, signIn };
};
