import { failureOfError } from '#api/failure.ts';
import { orderNotesApi, useAddOrderNoteMutation } from '#api/orderNotesApi.ts';
import { useShopDispatch } from '#api/useShopDispatch.ts';
import { orderNoteLength } from '#domain/orderNote.ts';
import { confirmDialog, type Question } from '#ui/feedback/dialogs.ts';
import { askReason } from '#ui/feedback/reasonDialog.ts';
import { withReason } from '../components/failureMessages.ts';
import { cancelReasonLabel, cancelReasons } from './cancelReasons.ts';
import { newNoteKey } from './newNoteKey.ts';

const askWithReason = (question: Question): Promise<string | null> =>
  askReason({
    ...question,
    reasonLabel: cancelReasonLabel,
    reasonLength: orderNoteLength,
    reasons: cancelReasons,
  });

/** Asks staff why they cancel an order, and keeps the reason as a note (MD-4). */
export const useCancelReason = (orderId: string) => {
  const dispatch = useShopDispatch();
  const [addNote] = useAddOrderNoteMutation();

  /** Whether a reason can be kept; a host that cannot be asked counts as one that keeps it. */
  const canKeep = async (): Promise<boolean> => {
    const query = dispatch(orderNotesApi.endpoints.keepsNotes.initiate(orderId));
    const { data = true } = await query;
    query.unsubscribe();
    return data;
  };

  /**
   * Asks staff before they cancel, for a reason too where the host keeps notes (API-8). Resolves to the reason, which
   * may be empty, and to `null` when the answer is no.
   */
  const ask = async (question: Question): Promise<string | null> => {
    if (await canKeep()) return askWithReason(question);
    return (await confirmDialog(question)) ? '' : null;
  };

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
