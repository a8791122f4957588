import { useSyncExternalStore } from 'react';

const subscribe = () => () => undefined;

/**
 * Whether the page is hydrated. Before that, nothing may be rendered that the server cannot know: navigation
 * state, or what this tab has stored.
 */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  );
