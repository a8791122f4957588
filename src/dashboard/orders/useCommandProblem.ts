import { useState } from 'react';
import { failureOfError } from '#api/client/failure.ts';
import { changeFailureMessage } from '../components/loading/failureMessages.ts';

/**
 * Runs a command: `busy` meanwhile, and keeps why the last one failed. After a success `onDone` is called. After a failure `problem` is
 * `failureText` with the reason, or `lostText` when the answer was lost; `onProblem` gets it too. `setProblem` is for a command that is
 * not sent, since something typed is wrong.
 */
export const useCommandProblem = (
  onDone: (() => void) | undefined,
  failureText: string,
  { onProblem, lostText }: { onProblem?: (problem: string) => void; lostText?: string } = {},
) => {
  const [problem, setProblem] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const run = async (send: () => Promise<unknown>): Promise<void> => {
    setProblem(null);
    setBusy(true);
    try {
      await send();
      onDone?.();
    } catch (error) {
      const text = changeFailureMessage(failureText, failureOfError(error), lostText);
      setProblem(text);
      onProblem?.(text);
    }
    setBusy(false);
  };
  return { problem, setProblem, busy, run };
};
