/** Lets a limited number of requests run at once; the others wait for their turn in the order they came. */
export type TakeTurn = <Result>(work: () => Promise<Result>) => Promise<Result>;

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
      // The turn passes on to the next request, so the number that run stays the same.
      if (next === undefined) running -= 1;
      else next();
    }
  };
};
