import { type RefObject, useEffect, useRef } from 'react';

/** Calls `onVisible` when the element is within a screen of the viewport; attach the ref to that element. */
export const useInView = <Target extends HTMLElement>(
  onVisible: () => void,
  isEnabled: boolean,
): RefObject<Target | null> => {
  const ref = useRef<Target>(null);
  useEffect(() => {
    const element = ref.current;
    if (element === null || !isEnabled) return undefined;
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && onVisible(), {
      rootMargin: '800px',
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [isEnabled, onVisible]);
  return ref;
};
