import { failureOfError } from '#api/client/failure.ts';
import { useCapability } from '#api/client/useCapability.ts';
import { useAddOrderNoteMutation } from '#api/orders/orderNotesApi.ts';
import { orderNoteLength } from '#domain/orders/orderNote.ts';
import * as messages from '#messages/dashboard/orders/moves.ts';
import { askReason, confirmDialog, type Question } from '#ui/feedback/dialogs.ts';
import { newIdempotencyKey } from '../../components/forms/newIdempotencyKey.ts';
import { withFailureMessage } from '../../components/loading/failureMessages.ts';

/** The reasons that are suggested to staff who cancel one order or many (MD-4). */
export const cancelReasons: readonly string[] = [
  messages.changedTheirMind,
  messages.orderedByMistake,
  messages.orderedTwice,
  messages.cantBeReached,
];

const askWithReason = (question: Question): Promise<string | null> =>
  askReason({
    ...question,
    reasonLabel: messages.cancelReason,
    reasonLength: orderNoteLength,
    reasons: cancelReasons,
  });

/** `ask` asks staff why they cancel an order, `keep` keeps the reason as a note (MD-4). */
export const useCancelReason = (orderId: string) => {
  const keepsNotes = useCapability('orderNotes');
  const [addNote] = useAddOrderNoteMutation();

  /**
   * Asks staff whether to cancel, and for a reason if the host keeps notes (API-8). Resolves to the reason, `''` for none, and to
   * `null` when the answer is no.
   */
  const ask = async (question: Question): Promise<string | null> => {
    if (keepsNotes) return askWithReason(question);
    return (await confirmDialog(question)) ? '' : null;
  };

  /**
   * Appends the reason as a note, unless it is empty. The order is cancelled already, so a failure does not reject: it resolves to a
   * sentence for staff that the reason is lost, else to `null`.
   */
  const keep = async (reason: string): Promise<string | null> => {
    if (reason === '') return null;
    try {
      await addNote({
        id: orderId,
        // A new key each time, since a lost reason is not sent again.
        key: newIdempotencyKey(),
        body: { kind: 'cancelled', text: reason },
      }).unwrap();
      return null;
    } catch (error) {
      return withFailureMessage(messages.cancelledWithoutReason, failureOfError(error));
    }
  };

  return { ask, keep };
};
