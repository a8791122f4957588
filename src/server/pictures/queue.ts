/** Runs at most `width` works at once; the others wait in order. */
export const createQueue = (width: number): (<Result>(work: () => Promise<Result>) => Promise<Result>) => {
  let running = 0;
  const waiting: (() => void)[] = [];
  return async (work) => {
    if (running < width) running += 1;
    else await new Promise<void>((resolve) => waiting.push(resolve));
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      // Whoever waits takes this one's place.
      if (next === undefined) running -= 1;
      else next();
    }
  };
};
