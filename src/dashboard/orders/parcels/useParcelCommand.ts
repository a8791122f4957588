import { useState } from 'react';
import { failureOfError } from '#api/client/failure.ts';
import { withFailureMessage } from '../../components/loading/failureMessages.ts';

/** Sends a change of a parcel; after a success the form is closed, after a failure `problem` says why. */
export const useParcelCommand = (onClose: () => void, what: string) => {
  const [problem, setProblem] = useState<string | null>(null);
  const run = async (send: () => Promise<unknown>): Promise<void> => {
    setProblem(null);
    try {
      await send();
      onClose();
    } catch (error) {
      setProblem(withFailureMessage(what, failureOfError(error)));
    }
  };
  return { problem, run };
};
