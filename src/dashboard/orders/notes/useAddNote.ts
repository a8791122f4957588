import { useState } from 'react';
import { failureOfError } from '#api/client/failure.ts';
import { useAddOrderNoteMutation } from '#api/orders/orderNotesApi.ts';
import type { OrderNoteDraft } from '#domain/orders/orderNote.ts';
import * as messages from '#messages/dashboard/orders/notes.ts';
import { useIdempotencyKeys } from '../../components/forms/useIdempotencyKeys.ts';
import { changeFailureMessage } from '../../components/loading/failureMessages.ts';

/** Milliseconds for which the same draft, sent again after a failure, is the same note; a later “No answer” is another call. */
const keptFor = 180_000;

/** Appends notes to an order (MD-4). A draft that is sent again soon after a failure is appended only once. */
export const useAddNote = (orderId: string) => {
  const [send, { isLoading }] = useAddOrderNoteMutation();
  const [failure, setFailure] = useState<{ kind: OrderNoteDraft['kind']; message: string } | null>(null);
  const { keyOf, forgetKey } = useIdempotencyKeys(keptFor);

  /** Resolves to whether the note was kept; if not, `failure` says why. */
  const addNote = async (draft: OrderNoteDraft): Promise<boolean> => {
    setFailure(null);
    try {
      await send({ id: orderId, key: keyOf(draft), body: draft }).unwrap();
      forgetKey();
      return true;
    } catch (thrown) {
      const message = changeFailureMessage(messages.noteNotSaved, failureOfError(thrown));
      setFailure({ kind: draft.kind, message });
      return false;
    }
  };

  return { busy: isLoading, failure, clearFailure: () => setFailure(null), addNote };
};
