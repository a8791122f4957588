import { useSyncExternalStore } from 'react';

const subscribe = () => () => undefined;

/**
 * What the browser alone can tell, such as the state of the history entry; while the page is hydrated, the value that
 * the server has rendered. After hydration the component is rendered again only if the two differ. `read` returns the
 * same value until something has changed.
 */
export const useClientValue = <Value>(read: () => Value, onServer: Value): Value =>
  useSyncExternalStore(subscribe, read, () => onServer);
