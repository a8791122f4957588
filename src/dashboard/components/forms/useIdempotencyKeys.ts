import { useRef } from 'react';
import { newIdempotencyKey } from './newIdempotencyKey.ts';

/**
 * The idempotency keys of a form. The server acts once for each key: a body that is sent again after a failure goes with the same key, and
 * another body with a new one.
 */
export const useIdempotencyKeys = () => {
  const lastSent = useRef<{ readonly body: string; readonly key: string }>(null);
  const keyOf = (body: object): string => {
    const text = JSON.stringify(body);
    if (lastSent.current?.body !== text) lastSent.current = { body: text, key: newIdempotencyKey() };
    return lastSent.current.key;
  };
  /** Called after a success, so that the same body is then another request. */
  const forgetKey = (): void => {
    lastSent.current = null;
  };
  return { keyOf, forgetKey };
};
