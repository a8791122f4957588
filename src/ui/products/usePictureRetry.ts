import { useEffect, useRef } from 'react';

/** Milliseconds before the first retry of a failed picture; four times as long before each further one. */
const firstPause = 2000;
/** After this many retries by timer, the picture is retried only when the network returns. */
const timedAttempts = 3;

/**
 * Calls `retry` as long as the picture has failed: a few times at growing intervals, which start again when the network returns.
 * `isFailed` is false while a retry is under way.
 */
export const usePictureRetry = (isFailed: boolean, retry: () => void): void => {
  const attempts = useRef(0);
  useEffect(() => {
    const hasNothingToRetry = !isFailed && attempts.current === 0;
    if (hasNothingToRetry) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    if (isFailed && attempts.current < timedAttempts) {
      const pause = firstPause * 4 ** attempts.current;
      // A random share of the pause, at least half of it, since the pictures of a list fail together.
      const share = 0.5 + Math.random() / 2;
      timer = setTimeout(retry, pause * share);
      attempts.current += 1;
    }
    // Listens during a retry too: one that was sent before the network returned may still fail.
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
