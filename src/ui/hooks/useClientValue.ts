import { useSyncExternalStore } from 'react';

// Nothing announces a change: the value is read again at each render.
const subscribe = () => () => undefined;

/**
 * A value that only the browser knows, such as the state of the history entry. During hydration the hook returns `onServer`,
 * with which the server has rendered; after it, the component is rendered again only if `read` returns another value. `read`
 * must return the same value until something has changed.
 */
export const useClientValue = <Value>(read: () => Value, onServer: Value): Value =>
  useSyncExternalStore(subscribe, read, () => onServer);

/**
 * Whether the page is hydrated. Before that, nothing may be rendered that the server cannot know, such as navigation state, or
 * what this tab has stored.
 */
export const useHydrated = (): boolean => useClientValue(() => true, false);
