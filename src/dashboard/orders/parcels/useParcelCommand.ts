import { useState } from 'react';
import { failureOfError } from '#api/client/failure.ts';
import { withFailureMessage } from '../../components/loading/failureMessages.ts';

/** Sends a form about a parcel: after a success `onClose` is called; after a failure `problem` is `failureText` with the reason. */
export const useParcelCommand = (onClose: () => void, failureText: string) => {
  const [problem, setProblem] = useState<string | null>(null);
  const run = async (send: () => Promise<unknown>): Promise<void> => {
    setProblem(null);
    try {
      await send();
      onClose();
    } catch (error) {
      setProblem(withFailureMessage(failureText, failureOfError(error)));
    }
  };
  return { problem, run };
};
