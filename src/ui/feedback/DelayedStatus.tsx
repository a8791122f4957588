import { useEffect, useRef, useState } from 'react';
import { VisuallyHidden } from '../layout/VisuallyHidden.tsx';

/** Milliseconds for which the text must not change before it is announced. */
const pause = 600;

/**
 * Announces a changed text to screen readers once it has rested for a moment: after five quick presses of a button only the last
 * result is announced. The first text is not announced.
 */
export const DelayedStatus = ({ text }: { readonly text: string }) => {
  const lastAnnounced = useRef(text);
  const [announced, setAnnounced] = useState('');
  useEffect(() => {
    if (text === lastAnnounced.current) return undefined;
    const timer = setTimeout(() => {
      lastAnnounced.current = text;
      setAnnounced(text);
    }, pause);
    return () => clearTimeout(timer);
  }, [text]);
  return <VisuallyHidden role="status">{announced}</VisuallyHidden>;
};
