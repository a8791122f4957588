import { useRef } from 'react';
import { deviceNow } from '#api/client/shopClock.ts';
import { newIdempotencyKey } from './newIdempotencyKey.ts';

/**
 * The idempotency keys of a form. The server acts once for each key: a body that is sent again after a failure goes with the same key, and
 * another body with a new one. After `keptFor` milliseconds the same body is another request too.
 */
export const useIdempotencyKeys = (keptFor = Number.POSITIVE_INFINITY) => {
  const lastSent = useRef<{ readonly body: string; readonly key: string; readonly madeAt: number }>(null);
  const keyOf = (body: object): string => {
    const text = JSON.stringify(body);
    const last = lastSent.current;
    const now = deviceNow();
    if (last !== null && last.body === text && now - last.madeAt < keptFor) return last.key;
    const key = newIdempotencyKey();
    lastSent.current = { body: text, key, madeAt: now };
    return key;
  };
  /** Called after a success, so that the same body is then another request. */
  const forgetKey = (): void => {
    lastSent.current = null;
  };
  return { keyOf, forgetKey };
};
