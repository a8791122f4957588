interface Repetition {
  /** Milliseconds between two starts. */
  readonly every: number;
  /** Whether the first start is now, instead of after that time. */
  readonly startsNow?: boolean;
  /** Called with the error of a task that rejects; the repetition goes on. */
  readonly failed: (error: unknown) => void;
}

/**
 * Runs the task again and again, never twice at once, without keeping the process alive. The returned function ends the
 * repetition and waits for a running task.
 */
export const repeatTask = (
  task: () => Promise<unknown>,
  { every, startsNow = false, failed }: Repetition,
): (() => Promise<void>) => {
  let running: Promise<unknown> | null = null;
  const start = (): void => {
    running ??= task()
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
    await running;
  };
};
