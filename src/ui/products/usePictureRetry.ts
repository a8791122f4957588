import { useEffect, useRef } from 'react';

/** Milliseconds before a failed picture is requested again; after the last one only when the network returns. */
const pauses = [2000, 8000, 32_000] as const;

/** Calls `retry` while the picture has failed: when the network returns, and then again a few times at growing intervals. */
export const usePictureRetry = (isFailed: boolean, retry: () => void): void => {
  const attempts = useRef(0);
  useEffect(() => {
    if (!isFailed && attempts.current === 0) return undefined;
    const pause = isFailed ? pauses[attempts.current] : undefined;
    if (isFailed) attempts.current += 1;
    // At random between half and all of it: the pictures of a list fail together.
    const timer = pause === undefined ? undefined : setTimeout(retry, pause * (0.5 + Math.random() / 2));
    // Also during a request: one that was sent before the network returned fails after it.
    const startAgain = () => {
      attempts.current = 0;
      if (isFailed) retry();
    };
    addEventListener('online', startAgain);
    return () => {
      clearTimeout(timer);
      removeEventListener('online', startAgain);
    };
  }, [isFailed, retry]);
};
