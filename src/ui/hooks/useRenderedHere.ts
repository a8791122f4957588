import { useRef, useSyncExternalStore } from 'react';

const subscribe = () => () => undefined;

/**
 * Whether this browser has rendered the component first, for what matters at that moment only. Of a component that the
 * server has rendered it stays false, so hydration causes no second render as with `useHydrated`.
 */
export const useRenderedHere = (): boolean => {
  const isRenderedHere = useRef(true);
  return useSyncExternalStore(
    subscribe,
    () => isRenderedHere.current,
    () => {
      isRenderedHere.current = false;
      return false;
    },
  );
};
