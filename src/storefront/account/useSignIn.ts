import { useState } from 'react';
import { timers } from '#domain/constants.ts';
import { type IdentityText, identityText } from '#domain/identityTexts.ts';
import type { SessionCommand } from '#domain/session.ts';
import { tell } from '#ui/feedback/dialogs.ts';
import { useSessionCommand } from './useSessionCommand.ts';

/** Texts of a sign-in: the success message, and what to do on failure. */
export interface SignInStatus {
  readonly done: string;
  readonly failed: (sentence: string) => Promise<unknown>;
}

/** Signs in by form or Google; `said` is the last refusal. AccountPage redirects after signing in. */
export const useSignIn = () => {
  const { asked, command } = useSessionCommand();
  const [said, setSaid] = useState<IdentityText | null>(null);
  const enter = async (wanted: SessionCommand, { done, failed }: SignInStatus): Promise<void> => {
    setSaid(null);
    const outcome = await command(wanted);
    if (outcome === null) return;
    if (outcome.ok) {
      await tell({ title: done, mood: 'success', timer: timers.toast });
      return;
    }
    const text = identityText(outcome.failure.code, outcome.failure.missingRequirements);
    setSaid(text);
    if (text.withoutDialog !== true) await failed(text.sentence);
  };
  return { asked, said, enter };
};
