import { useSyncExternalStore } from 'react';

// Nothing announces a change: the value is read again at each render.
const subscribe = () => () => undefined;

/**
 * A value that only the browser knows, such as the state of the history entry. During hydration it is `onServer`, the
 * value that the server has rendered with; the component is rendered again after hydration only if the two differ.
 * `read` must return the same value until something has changed.
 */
export const useClientValue = <Value>(read: () => Value, onServer: Value): Value =>
  useSyncExternalStore(subscribe, read, () => onServer);

/**
 * Whether the page is hydrated. Before that, nothing may be rendered that the server cannot know: navigation
 * state, or what this tab has stored.
 */
export const useHydrated = (): boolean => useClientValue(() => true, false);
