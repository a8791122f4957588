/** A gate that is closed at first: what awaits `opened` waits until the test calls `open`. */
export interface Gate {
  readonly opened: Promise<void>;
  readonly open: () => void;
}

/** For holding back a response: the route handler awaits `opened`, and the test opens the gate when it has seen the page wait. */
export const createGate = (): Gate => {
  let resolveOpened: (() => void) | undefined;
  const opened = new Promise<void>((resolve) => {
    resolveOpened = resolve;
  });
  return { opened, open: () => resolveOpened?.() };
};
