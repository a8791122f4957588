/** Tells listeners, such as the outbox's worker, that there may be work. */
export interface WakeSignal {
  wake(): void;
  /** Calls the listener at each wake. */
  listen(listener: () => void): void;
}

/** Creates a signal without listeners. */
export const createWakeSignal = (): WakeSignal => {
  const listeners: (() => void)[] = [];
  return {
    wake: () => {
      for (const listener of listeners) listener();
    },
    listen: (listener) => void listeners.push(listener),
  };
};
