import { failureOfError } from '#api/client/failure.ts';
import { useCapability } from '#api/client/useCapability.ts';
import { useAddOrderNoteMutation } from '#api/orders/orderNotesApi.ts';
import { orderNoteLength } from '#domain/orders/orderNote.ts';
import * as messages from '#messages/dashboard/orders/moves.ts';
import { askReason, confirmDialog, type Question } from '#ui/feedback/dialogs.ts';
import { newIdempotencyKey } from '../../components/forms/newIdempotencyKey.ts';
import { withFailureMessage } from '../../components/loading/failureMessages.ts';

/** What staff are asked when they cancel an order, or many (MD-4). */
export const cancelReasonLabel = messages.cancelReason;

/** Offered for the reason. */
export const cancelReasons: readonly string[] = [
  messages.changedTheirMind,
  messages.orderedByMistake,
  messages.orderedTwice,
  messages.cantBeReached,
];

const askWithReason = (question: Question): Promise<string | null> =>
  askReason({
    ...question,
    reasonLabel: cancelReasonLabel,
    reasonLength: orderNoteLength,
    reasons: cancelReasons,
  });

/** Asks staff why they cancel an order, and keeps the reason as a note (MD-4). */
export const useCancelReason = (orderId: string) => {
  const keepsNotes = useCapability('orderNotes');
  const [addNote] = useAddOrderNoteMutation();

  /**
   * Asks staff before they cancel, for a reason too where the host keeps notes (API-8). Resolves to the reason, which
   * may be empty, and to `null` when the answer is no.
   */
  const ask = async (question: Question): Promise<string | null> => {
    if (keepsNotes) return askWithReason(question);
    return (await confirmDialog(question)) ? '' : null;
  };

  /** Appends the reason, unless it is empty; resolves to why it was not kept, or `null`. */
  const keep = (text: string): Promise<string | null> =>
    text === ''
      ? Promise.resolve(null)
      : addNote({ id: orderId, key: newIdempotencyKey(), body: { kind: 'cancelled', text } })
          .unwrap()
          .then(
            () => null,
            (error: unknown) => withFailureMessage(messages.cancelledWithoutReason, failureOfError(error)),
          );

  return { ask, keep };
};
