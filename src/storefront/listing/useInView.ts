import { type RefObject, useEffect, useRef } from 'react';

/** Calls `onNear` when the element is within a screen of the viewport; attach the ref to that element. */
export const useInView = <Seen extends HTMLElement>(
  onNear: () => void,
  isWatching: boolean,
): RefObject<Seen | null> => {
  const ref = useRef<Seen>(null);
  useEffect(() => {
    const element = ref.current;
    if (element === null || !isWatching) return undefined;
    const watcher = new IntersectionObserver(([entry]) => entry?.isIntersecting && onNear(), {
      rootMargin: '800px',
    });
    watcher.observe(element);
    return () => watcher.disconnect();
  }, [isWatching, onNear]);
  return ref;
};
