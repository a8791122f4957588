import { useEffect, useRef, useState } from 'react';
import { VisuallyHidden } from '../layout/VisuallyHidden.tsx';

/** Milliseconds. */
const pause = 600;

/**
 * Tells a screen reader the text after each change, once it has not changed for a moment: of five presses of a button it
 * says the last result. Says nothing at first.
 */
export const DelayedStatus = ({ text }: { readonly text: string }) => {
  const last = useRef(text);
  const [announced, setAnnounced] = useState('');
  useEffect(() => {
    if (text === last.current) return undefined;
    const timer = setTimeout(() => {
      last.current = text;
      setAnnounced(text);
    }, pause);
    return () => clearTimeout(timer);
  }, [text]);
  return <VisuallyHidden role="status">{announced}</VisuallyHidden>;
};
