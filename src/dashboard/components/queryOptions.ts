/** Query options of a list or a screen: fetches on each mount, since other users change the data. */
export const freshOnMount = { refetchOnMountOrArgChange: true } as const;

/** Query options of a form: fetches on mount only, since a later response must not overwrite the input. */
export const fetchOnce = { ...freshOnMount, refetchOnFocus: false, refetchOnReconnect: false } as const;
