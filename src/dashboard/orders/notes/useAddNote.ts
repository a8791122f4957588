import { useRef, useState } from 'react';
import { failureOfError } from '#api/client/failure.ts';
import { useAddOrderNoteMutation } from '#api/orders/orderNotesApi.ts';
import type { OrderNoteDraft } from '#domain/orders/orderNote.ts';
import * as messages from '#messages/dashboard/orders/notes.ts';
import { newIdempotencyKey } from '../../components/forms/newIdempotencyKey.ts';
import { withFailureMessage } from '../../components/loading/failureMessages.ts';

/** Appends notes to an order (MD-4). A draft that is sent again after a failure is appended only once. */
export const useAddNote = (orderId: string) => {
  const [send, { isLoading }] = useAddOrderNoteMutation();
  const [error, setError] = useState<string | undefined>();
  /** The draft that was sent last, with its idempotency key: the same draft is sent again with the same key. */
  const attempt = useRef<{ readonly draft: string; readonly key: string }>(null);

  /** Resolves to whether the note was kept; if not, `error` says why. */
  const addNote = async (draft: OrderNoteDraft): Promise<boolean> => {
    const text = JSON.stringify(draft);
    if (attempt.current?.draft !== text) attempt.current = { draft: text, key: newIdempotencyKey() };
    setError(undefined);
    try {
      await send({ id: orderId, key: attempt.current.key, body: draft }).unwrap();
      attempt.current = null;
      return true;
    } catch (failed) {
      setError(withFailureMessage(messages.noteNotSaved, failureOfError(failed)));
      return false;
    }
  };

  return { busy: isLoading, error, addNote };
};
