/** Tells listeners, such as the outbox's worker, that there may be work. */
export interface WakeSignal {
  wake(): void;
  /** Calls the listener at each wake; the returned function ends that. */
  listen(listener: () => void): () => void;
}

/** Creates a signal without listeners. */
export const createWakeSignal = (): WakeSignal => {
  const listeners = new Set<() => void>();
  return {
    wake: () => {
      for (const listener of listeners) listener();
    },
    listen: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
};
