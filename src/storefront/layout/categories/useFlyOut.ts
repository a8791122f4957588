import { type PointerEvent, useCallback, useEffect, useRef, useState } from 'react';

// Milliseconds before hovering takes effect: a pointer on its way to a fly-out crosses other entries.
const hoverDelay = 120;

export interface FlyOut {
  /** `null` while all are closed. */
  readonly openName: string | null;
  readonly toggle: (name: string) => void;
  readonly close: () => void;
  /** Returns a handler by which a mouse, after `hoverDelay`, opens the fly-out of that name or, for `null`, closes the open one. */
  readonly hover: (name: string | null) => (event: PointerEvent) => void;
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
  const hover = useCallback(
    (name: string | null) => (event: PointerEvent) => {
      if (event.pointerType !== 'mouse') return;
      clearTimeout(timer.current);
      timer.current = setTimeout(() => setOpenName(name), hoverDelay);
    },
    [],
  );
  return { openName, toggle, close, hover };
};
