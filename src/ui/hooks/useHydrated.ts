import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/**
 * Whether the browser has taken over what the server painted. Before that, nothing may be drawn that
 * the server could not know: navigation state, what this tab keeps.
 */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
