interface WokenOptions {
  /** Milliseconds after which the task runs although nobody woke it. */
  readonly every: number;
  /** Called with the error of a run that rejects; the next one follows as usual. */
  readonly failed: (error: unknown) => void;
}

export interface WokenTask {
  /** Runs the task soon: a run in progress is followed by another one. */
  wake(): void;
  /** Runs the task no more, and waits for a run in progress. */
  close(): Promise<void>;
}

/** Runs the task when it is woken and at regular times, never twice at once. Does not keep the process alive. */
export const runWhenWoken = (task: () => Promise<unknown>, { every, failed }: WokenOptions): WokenTask => {
  let running: Promise<void> | null = null;
  let runsAgain = false;
  const closing = new AbortController();
  const runAll = async (): Promise<void> => {
    do {
      runsAgain = false;
      await task().catch(failed);
    } while (runsAgain && !closing.signal.aborted);
    // Here, and not when the promise of this run settles: what wakes the task between the two would be lost.
    running = null;
  };
  const wake = (): void => {
    if (closing.signal.aborted) return;
    // A run in progress may have read its data before what woke the task happened.
    runsAgain = true;
    running ??= runAll();
  };
  const timer = setInterval(wake, every);
  timer.unref();
  return {
    wake,
    close: async () => {
      closing.abort();
      clearInterval(timer);
      await running;
    },
  };
};
