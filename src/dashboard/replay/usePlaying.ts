import { useEffect, useState } from 'react';

const pause = 1000;

/** Calls `next` once a second while playing; `next` is `null` at the last step. */
export const usePlaying = (next: (() => void) | null) => {
  const [isRequested, setIsRequested] = useState(false);
  const playing = isRequested && next !== null;
  useEffect(() => {
    if (!playing) return undefined;
    const timer = setTimeout(next, pause);
    return () => clearTimeout(timer);
  });
  return { playing, play: () => setIsRequested(true), stop: () => setIsRequested(false) };
};
