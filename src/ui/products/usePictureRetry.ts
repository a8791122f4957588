import { useEffect, useRef } from 'react';

/** Milliseconds before the first retry of a failed picture; four times as long before each further one. */
const firstPause = 2000;
/** After this many retries by timer, the picture is retried only when the network returns. */
const timedAttempts = 3;

/** Calls `retry` as long as the picture has failed: a few times at growing intervals, which start again when the network returns. */
export const usePictureRetry = (isFailed: boolean, retry: () => void): void => {
  const attempts = useRef(0);
  useEffect(() => {
    if (!isFailed && attempts.current === 0) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    if (isFailed && attempts.current < timedAttempts) {
      // After a random time between half the pause and all of it, since the pictures of a list fail together.
      timer = setTimeout(retry, firstPause * 4 ** attempts.current * (0.5 + Math.random() / 2));
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
