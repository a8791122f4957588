/**
 * Whether the device says that it has no connection. On some networks it says so wrongly, so this decides only what a failure
 * looks like and how it is explained. Node has no `navigator`, or one without `onLine`.
 */
export const isOffline = (): boolean =>
  typeof navigator !== 'undefined' && (navigator.onLine as boolean | undefined) === false;
