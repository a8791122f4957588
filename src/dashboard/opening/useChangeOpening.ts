import { failureOfError } from '#api/client/failure.ts';
import { isAnswerLost } from '#api/client/isAnswerLost.ts';
import { useChangeOpeningMutation } from '#api/shop/openingApi.ts';
import type { OpeningChange } from '#domain/shop/opening.ts';
import * as messages from '#messages/dashboard/opening.ts';
import { useAsyncAction } from '../components/actions/useAsyncAction.ts';
import { withRequestId } from '../components/loading/failureMessages.ts';

export type ChangeOpening = (change: OpeningChange) => void;

/** Stores what an admin presses in the checklist, and shows a dialog if that fails. */
export const useChangeOpening = (): { readonly busy: boolean; readonly change: ChangeOpening } => {
  const [send] = useChangeOpeningMutation();
  const { busy, run } = useAsyncAction();
  const change: ChangeOpening = (body) =>
    void run(async () => {
      const { error } = await send(body);
      if (error === undefined) return null;
      const failure = failureOfError(error);
      const title = isAnswerLost(failure)
        ? messages.notKnownWhetherChanged
        : messages.theChecklistWasNotChanged;
      return { title, text: withRequestId(failure), icon: 'error' };
    });
  return { busy, change };
};
