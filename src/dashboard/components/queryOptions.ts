/** Seconds; longer than from the press of a menu entry, which fetches its list, to the mount of the screen. */
const prefetchAge = 1;

/** Query options of a list or a screen: fetches on each mount what is not new, since other users change the data. */
export const freshOnMount = { refetchOnMountOrArgChange: prefetchAge } as const;

/** Query options of a form: fetches on mount only, since a later response must not overwrite the input. */
export const fetchOnce = { ...freshOnMount, refetchOnFocus: false, refetchOnReconnect: false } as const;
