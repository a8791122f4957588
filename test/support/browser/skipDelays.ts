import { vi } from 'vitest';

/** Advances the clock until the work is done, so that pauses between attempts take no time. */
export const skipDelays = async <Result>(work: () => Promise<Result>): Promise<Result> => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  try {
    const progress = { isOver: false };
    const result = work().finally(() => {
      progress.isOver = true;
    });
    while (!progress.isOver) await vi.advanceTimersByTimeAsync(1000);
    return await result;
  } finally {
    vi.useRealTimers();
  }
};
