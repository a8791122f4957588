interface WokenOptions {
  /** Milliseconds after which the task runs although nobody woke it. */
  readonly every: number;
  readonly failed: (error: unknown) => void;
}

export interface WokenTask {
  /** Runs the task soon: a run in progress is followed by another one. */
  wake(): void;
  /** Ends that, and waits for a run in progress. */
  close(): Promise<void>;
}

/** Runs the task when it is woken, and now and then; never twice at once. Does not keep the process alive. */
export const runWhenWoken = (task: () => Promise<unknown>, { every, failed }: WokenOptions): WokenTask => {
  let running: Promise<void> | null = null;
  let runsAgain = false;
  const closing = new AbortController();
  const runAll = async (): Promise<void> => {
    do {
      runsAgain = false;
      await task().catch(failed);
    } while (runsAgain && !closing.signal.aborted);
  };
  const wake = (): void => {
    if (closing.signal.aborted) return;
    // What a run in progress has read may be older than what woke it.
    runsAgain = true;
    running ??= runAll().finally(() => {
      running = null;
    });
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
