/** Runs the task when its turn comes, and returns its result. */
export type TakeTurn = <Result>(task: () => Promise<Result>) => Promise<Result>;

/** Lets at most `limit` tasks run at once; the others wait for their turn in the order in which they came. */
export const createTurns = (limit: number): TakeTurn => {
  let running = 0;
  const waiting: (() => void)[] = [];
  return async (task) => {
    if (running >= limit) await new Promise<void>((resolve) => waiting.push(resolve));
    else running += 1;
    try {
      return await task();
    } finally {
      const next = waiting.shift();
      // The next one takes over this turn, so that the number of running ones stays the same.
      if (next === undefined) running -= 1;
      else next();
    }
  };
};
