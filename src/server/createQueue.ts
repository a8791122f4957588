/** The queue has no space for another task. */
export class QueueFullError extends Error {
  override readonly name = 'QueueFullError';
}

/** Runs at most `concurrency` tasks at once; `maxWaiting` more wait in order, others get a QueueFullError. */
export const createQueue = (
  concurrency: number,
  maxWaiting = Number.POSITIVE_INFINITY,
): (<Result>(task: () => Promise<Result>) => Promise<Result>) => {
  let running = 0;
  const waiting: (() => void)[] = [];
  return async (task) => {
    if (running < concurrency) running += 1;
    else if (waiting.length < maxWaiting) await new Promise<void>((resolve) => waiting.push(resolve));
    else throw new QueueFullError(`${concurrency} tasks run and ${maxWaiting} wait`);
    try {
      return await task();
    } finally {
      const next = waiting.shift();
      // The next task takes over this task's slot.
      if (next === undefined) running -= 1;
      else next();
    }
  };
};
