import { useRef } from 'react';
import { failureOfError } from '#api/client/failure.ts';
import { isAnswerLost } from '#api/client/isAnswerLost.ts';

/** Whether the shop refuses these contents, whatever it has: so it cannot have stored them. */
const isRefusedAsInvalid = (error: unknown): boolean => {
  const failure = failureOfError(error);
  return failure.kind === 'refused' && failure.code === 'invalid';
};

/**
 * Saves the contents of a form over the version that its user has seen: a number, or the time of the last change. `saveOver` resolves to
 * the version that the shop has then. A save whose answer was lost may have made a version. The shop takes the same contents again, but
 * would refuse other ones, as if somebody else had saved; so the lost ones are sent again before others, which tells their version.
 */
export const useVersionedSave = <Contents, Version>(
  firstVersion: Version,
  saveOver: (contents: Contents, version: Version) => Promise<Version>,
): ((contents: Contents) => Promise<Version>) => {
  const version = useRef(firstVersion);
  /** What was sent last, if its answer was lost; else `null`. */
  const unanswered = useRef<{ readonly contents: Contents } | null>(null);
  const send = async (contents: Contents): Promise<void> => {
    version.current = await saveOver(contents, version.current);
    unanswered.current = null;
  };
  const sendAgain = async (contents: Contents): Promise<void> => {
    try {
      await send(contents);
    } catch (error) {
      if (!isRefusedAsInvalid(error)) throw error;
      unanswered.current = null;
    }
  };
  return async (contents) => {
    const lost = unanswered.current;
    if (lost !== null && JSON.stringify(lost.contents) !== JSON.stringify(contents))
      await sendAgain(lost.contents);
    try {
      await send(contents);
    } catch (error) {
      if (isAnswerLost(failureOfError(error))) unanswered.current = { contents };
      throw error;
    }
    return version.current;
  };
};
