import { EventEmitter } from 'node:events';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { aliveEveryMs } from '#server/workers/thisWorker.ts';
import { watchWorker } from '#server/workers/watchWorker.ts';

const minute = 60_000;

/** A worker that says that it is alive until its event loop stands still. */
const aWorker = () => {
  const worker = new EventEmitter();
  const timer = setInterval(() => worker.emit('message', 'alive'), aliveEveryMs);
  return Object.assign(worker, { standStill: () => clearInterval(timer) });
};

describe('watchWorker', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('OP-50 leaves a worker alone that says that it is alive', () => {
    const stuck = vi.fn();
    watchWorker(aWorker(), stuck);
    vi.advanceTimersByTime(60 * minute);

    expect(stuck).not.toHaveBeenCalled();
  });

  it('OP-50 tells once of a worker that has said nothing for a minute', () => {
    const stuck = vi.fn();
    const worker = aWorker();
    watchWorker(worker, stuck);
    worker.standStill();
    vi.advanceTimersByTime(minute);
    const within = stuck.mock.calls.length;
    // The check after the minute notices it.
    vi.advanceTimersByTime(aliveEveryMs);
    const atNextCheck = stuck.mock.calls.length;
    vi.advanceTimersByTime(10 * minute);

    expect([within, atNextCheck, stuck.mock.calls.length]).toEqual([0, 1, 1]);
  });

  it('OP-50 stops watching a worker that has ended', () => {
    const stuck = vi.fn();
    const worker = aWorker();
    watchWorker(worker, stuck);
    worker.standStill();
    worker.emit('exit');
    vi.advanceTimersByTime(10 * minute);

    expect({ timers: vi.getTimerCount(), stuck: stuck.mock.calls.length }).toEqual({ timers: 0, stuck: 0 });
  });
});
