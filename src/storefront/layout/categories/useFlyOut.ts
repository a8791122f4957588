import { type PointerEvent, useCallback, useEffect, useRef, useState } from 'react';

// Milliseconds before hovering takes effect: a pointer on its way to a fly-out crosses other entries.
const hoverDelay = 120;

export interface FlyOut {
  /** `null` while all are closed. */
  readonly openName: string | null;
  readonly toggle: (name: string) => void;
  readonly close: () => void;
  /** A mouse is on the entry with the name, or on none (`null`): after `hoverDelay` its fly-out opens, and any other closes. */
  readonly hover: (event: PointerEvent, name: string | null) => void;
}

/** Which of several fly-outs is open. A mouse opens one by hovering, a finger or key by a press. */
export const useFlyOut = (): FlyOut => {
  const [openName, setOpenName] = useState<string | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  const toggle = useCallback((name: string) => {
    clearTimeout(timer.current);
    setOpenName((openBefore) => (openBefore === name ? null : name));
  }, []);
  const close = useCallback(() => {
    clearTimeout(timer.current);
    setOpenName(null);
  }, []);
  const hover = useCallback((event: PointerEvent, name: string | null) => {
    if (event.pointerType !== 'mouse') return;
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setOpenName(name), hoverDelay);
  }, []);
  return { openName, toggle, close, hover };
};
