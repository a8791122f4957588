import { LRUCache } from 'lru-cache';
import { type RateWindow, type RateWindows, windowLengthMs } from './rateLimit.ts';

/** How many windows are kept, about 200 bytes each; the least recently used one is dropped first. */
const maxWindows = 20_000;

interface LocalWindow {
  /** Requests so far. */
  count: number;
  /** By the clock of `localRateWindows`. */
  readonly end: number;
}

/** Windows in the memory of this process, for a shop that has only this process. `clock` returns milliseconds. */
export const localRateWindows = (clock: () => number = () => performance.now()): RateWindows => {
  const windows = new LRUCache<string, LocalWindow>({ max: maxWindows });

  const windowOf = (key: string): LocalWindow => {
    const current = windows.get(key);
    if (current !== undefined && clock() < current.end) return current;
    const window = { count: 0, end: clock() + windowLengthMs };
    windows.set(key, window);
    return window;
  };

  return {
    take: async (requested) => {
      const counted = requested.map(({ key, max }: RateWindow) => ({ window: windowOf(key), max }));
      const full = counted.filter(({ window, max }) => window.count >= max);
      if (full.length > 0) return { waitMs: Math.max(...full.map(({ window }) => window.end)) - clock() };
      for (const { window } of counted) window.count += 1;
      return {
        waitMs: null,
        giveBack: async () => {
          for (const { window } of counted) window.count -= 1;
        },
      };
    },
  };
};
