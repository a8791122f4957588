import { type RefObject, useEffect, useRef, useState } from 'react';

/** Whether the element has come within a screen of the view; attach the ref to it. */
export const useNear = <Target extends HTMLElement>(): {
  readonly ref: RefObject<Target | null>;
  readonly isNear: boolean;
} => {
  const ref = useRef<Target>(null);
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    const element = ref.current;
    if (element === null || isNear) return undefined;
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && setNear(true), {
      rootMargin: '800px',
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [isNear]);
  return { ref, isNear };
};
