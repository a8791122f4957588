/** Runs the work when its turn comes, and returns its result. */
export type TakeTurn = <Result>(work: () => Promise<Result>) => Promise<Result>;

/** Lets at most `limit` works run at once; the others wait for their turn in the order in which they came. */
export const createTurns = (limit: number): TakeTurn => {
  let running = 0;
  const waiting: (() => void)[] = [];
  return async (work) => {
    if (running >= limit) await new Promise<void>((resolve) => waiting.push(resolve));
    else running += 1;
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      // The next one takes over this turn, so that the number of running ones stays the same.
      if (next === undefined) running -= 1;
      else next();
    }
  };
};
