/** The longest time in which nothing was confirmed. */
export interface StopWatch {
  /** Begins again, as of now. */
  reset(): void;
  /** Seconds of the longest time without a confirmation since it began. */
  longest(): number;
  end(): void;
}

/** Milliseconds between two looks. */
const every = 20;

/** Watches a number that grows with each confirmed order. */
export const watchStops = (confirmed: () => number): StopWatch => {
  let count = confirmed();
  let changedAt = performance.now();
  let longest = 0;
  const look = (): void => {
    const now = performance.now();
    longest = Math.max(longest, now - changedAt);
    if (confirmed() === count) return;
    count = confirmed();
    changedAt = now;
  };
  const timer = setInterval(look, every);
  return {
    reset: () => {
      look();
      longest = 0;
    },
    longest: () => {
      look();
      return longest / 1000;
    },
    end: () => clearInterval(timer),
  };
};
