interface Repetition {
  /** Milliseconds between two starts. */
  readonly every: number;
  /** Whether the first start is now, instead of after `every`. */
  readonly startsNow?: boolean;
  /** Called with the error of a task that rejects; the repetition goes on. */
  readonly failed: (error: unknown) => void;
}

/**
 * Runs the task again and again, never twice at once, without keeping the process alive. The returned function ends the
 * repetition and waits for a running task, whose signal then tells it to begin nothing more.
 */
export const repeatTask = (
  task: (closing: AbortSignal) => Promise<unknown>,
  { every, startsNow = false, failed }: Repetition,
): (() => Promise<void>) => {
  let running: Promise<unknown> | null = null;
  const closing = new AbortController();
  const start = (): void => {
    running ??= task(closing.signal)
      .catch(failed)
      .finally(() => {
        running = null;
      });
  };
  if (startsNow) start();
  const timer = setInterval(start, every);
  timer.unref();
  return async () => {
    clearInterval(timer);
    closing.abort();
    await running;
  };
};
