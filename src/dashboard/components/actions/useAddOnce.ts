import { useState } from 'react';
import type { Failure } from '#api/client/failure.ts';
import { useCapability } from '#api/client/useCapability.ts';
import { addedBefore } from '#messages/dashboard/components/loading.ts';
import { newIdempotencyKey } from '../forms/newIdempotencyKey.ts';
import { maybeDoneMessage, withRequestId } from '../loading/failureMessages.ts';

/**
 * The idempotency key of a form that adds something, and the text after a failure. The key stays when the form is changed: the answer to
 * the first press may have been lost, and with another key the shop would add the changed one too.
 */
export const useAddOnce = () => {
  const [key] = useState(newIdempotencyKey);
  // Another host would add a second one.
  const isRepeatable = useCapability('idempotencyKeys');
  const failureText = (failure: Failure): string => {
    if (failure.kind === 'refused' && failure.code === 'keyReused') return addedBefore;
    return isRepeatable ? maybeDoneMessage(failure) : withRequestId(failure);
  };
  return { key, failureText };
};
