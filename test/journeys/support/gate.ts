/** A promise that a journey keeps open until it has seen what happens before. */
export interface Gate {
  readonly opened: Promise<void>;
  readonly open: () => void;
}

/** Holds back a response: the route handler awaits `opened`, the journey calls `open`. */
export const createGate = (): Gate => {
  let resolveOpened: (() => void) | undefined;
  const opened = new Promise<void>((resolve) => {
    resolveOpened = resolve;
  });
  return { opened, open: () => resolveOpened?.() };
};
