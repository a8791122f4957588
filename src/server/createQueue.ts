/** The queue has no space for another task. */
export class QueueFullError extends Error {
  override readonly name = 'QueueFullError';
}

/** Runs at most `width` tasks at once; `mostWaiting` more wait in order, others get a QueueFullError. */
export const createQueue = (
  width: number,
  mostWaiting = Number.POSITIVE_INFINITY,
): (<Result>(work: () => Promise<Result>) => Promise<Result>) => {
  let running = 0;
  const waiting: (() => void)[] = [];
  return async (work) => {
    if (running < width) running += 1;
    else if (waiting.length < mostWaiting) await new Promise<void>((resolve) => waiting.push(resolve));
    else throw new QueueFullError(`${width} works run and ${mostWaiting} wait`);
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      // The next task takes over this task's slot.
      if (next === undefined) running -= 1;
      else next();
    }
  };
};
