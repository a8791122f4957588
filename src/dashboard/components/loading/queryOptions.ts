/** Query options of a list or a screen: fetches again on each mount, since other users change the data. */
export const refetchOnMount = { refetchOnMountOrArgChange: true } as const;

/** Query options of a form: fetches on mount only, since a later response must not overwrite the input. */
export const fetchOnce = { ...refetchOnMount, refetchOnFocus: false, refetchOnReconnect: false } as const;

/** The `pollingInterval` by which RTK Query does not poll. */
export const noPolling = 0;
