import { describe, expect, it } from 'vitest';
import { withTimeLimit } from '#api/client/timeLimit.ts';

const untilAborted = (signal: AbortSignal): Promise<string> =>
  new Promise((resolve) => {
    if (signal.aborted) resolve('aborted');
    signal.addEventListener('abort', () => resolve('aborted'));
  });
/** Milliseconds that pass in none of these tests. */
const long = 60_000;

describe('the signal of work with a time limit', () => {
  it('ER-4 aborts after the limit, with and without a signal of the caller', async () => {
    const outer = new AbortController();
    expect(await withTimeLimit(1, undefined, untilAborted)).toBe('aborted');
    expect(await withTimeLimit(1, outer.signal, untilAborted)).toBe('aborted');
    expect(outer.signal.aborted).toBe(false);
  });

  it('ER-4 aborts when the caller does, also before the work begins', async () => {
    const outer = new AbortController();
    const work = withTimeLimit(long, outer.signal, untilAborted);
    outer.abort();
    expect(await work).toBe('aborted');
    expect(await withTimeLimit(long, outer.signal, untilAborted)).toBe('aborted');
  });

  it('ER-4 stays as it is once the work has ended', async () => {
    const outer = new AbortController();
    const ended = await withTimeLimit(long, outer.signal, (signal) => Promise.resolve(signal));
    outer.abort();
    expect(ended.aborted).toBe(false);
  });
});
