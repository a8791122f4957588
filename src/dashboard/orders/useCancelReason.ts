import { failureOfError } from '#api/failure.ts';
import { useAddOrderNoteMutation } from '#api/orderNotesApi.ts';
import { orderNoteLength } from '#domain/orderNote.ts';
import type { Question } from '#ui/feedback/dialogs.ts';
import { askReason } from '#ui/feedback/reasonDialog.ts';
import { withReason } from '../components/failureMessages.ts';
import { cancelReasonLabel, cancelReasons } from './cancelReasons.ts';
import { newNoteKey } from './newNoteKey.ts';

/** Asks staff before they cancel; resolves to the reason, which may be empty, and to `null` when the answer is no. */
const ask = (question: Question): Promise<string | null> =>
  askReason({
    ...question,
    reasonLabel: cancelReasonLabel,
    reasonLength: orderNoteLength,
    reasons: cancelReasons,
  });

/** Asks staff why they cancel an order, and keeps the reason as a note (MD-4). */
export const useCancelReason = (orderId: string) => {
  const [addNote] = useAddOrderNoteMutation();

  /** Appends the reason, unless it is empty; resolves to why it was not kept, or `null`. */
  const keep = (text: string): Promise<string | null> =>
    text === ''
      ? Promise.resolve(null)
      : addNote({ id: orderId, key: newNoteKey(), body: { kind: 'cancelled', text } })
          .unwrap()
          .then(
            () => null,
            (error: unknown) =>
              withReason('The order is cancelled, but its reason was not kept.', failureOfError(error)),
          );

  return { ask, keep };
};
