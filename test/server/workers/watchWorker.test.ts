import { EventEmitter, once } from 'node:events';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { watchWorker } from '#server/workers/watchWorker.ts';

const minute = 60_000;

/** A worker that answers pings while `isTurning` is true. */
const aWorker = () => {
  const pongs: (() => void)[] = [];
  const exit = new EventEmitter();
  const worker = {
    isTurning: true,
    pings: 0,
    ended: once(exit, 'end').then(() => ({ code: 0, signal: null })),
    end: () => exit.emit('end'),
    onMessage: (_type: string, listener: () => void) => void pongs.push(listener),
    send: () => {
      worker.pings += 1;
      if (worker.isTurning) pongs.forEach((pong) => pong());
    },
  };
  return worker;
};

describe('watchWorker', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('OP-50 leaves a worker alone that answers', () => {
    const stuck = vi.fn();
    watchWorker(aWorker(), stuck);
    vi.advanceTimersByTime(60 * minute);

    expect(stuck).not.toHaveBeenCalled();
  });

  it('OP-50 tells once of a worker that has not answered for a minute', () => {
    const stuck = vi.fn();
    const worker = aWorker();
    watchWorker(worker, stuck);
    worker.isTurning = false;
    vi.advanceTimersByTime(minute);
    const within = stuck.mock.calls.length;
    vi.advanceTimersByTime(10 * minute);

    expect([within, stuck.mock.calls.length]).toEqual([0, 1]);
  });

  it('OP-50 asks nothing of a worker that has ended', async () => {
    const stuck = vi.fn();
    const worker = aWorker();
    watchWorker(worker, stuck);
    worker.end();
    await worker.ended;
    vi.advanceTimersByTime(10 * minute);

    expect({ pings: worker.pings, stuck: stuck.mock.calls.length }).toEqual({ pings: 0, stuck: 0 });
  });
});
