import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';

/** How far from the view an element counts as near: about one screen. */
const nearness = '800px';

/** Calls `onNear` when the element is within a screen of the view; attach the ref to that element. */
export const useOnNear = <Target extends HTMLElement>(
  onNear: () => void,
  isEnabled: boolean,
): RefObject<Target | null> => {
  const ref = useRef<Target>(null);
  useEffect(() => {
    const element = ref.current;
    if (element === null || !isEnabled) return undefined;
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && onNear(), {
      rootMargin: nearness,
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [isEnabled, onNear]);
  return ref;
};

/** Whether the element has come within a screen of the view; attach the ref to it. */
export const useNear = <Target extends HTMLElement>(): {
  readonly ref: RefObject<Target | null>;
  readonly isNear: boolean;
} => {
  const [isNear, setNear] = useState(false);
  const onNear = useCallback(() => setNear(true), []);
  const ref = useOnNear<Target>(onNear, !isNear);
  return { ref, isNear };
};
