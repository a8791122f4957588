import { setImmediate } from 'node:timers/promises';
import { afterEach, expect, it } from 'vitest';
import { runWhenWoken, type WokenTask } from '#server/process/runWhenWoken.ts';

let task: WokenTask;
let runs: number;
let failures: unknown[];
afterEach(() => task.close());

/** Opens a task whose first run does this, and wakes it; resolves when all runs that follow have ended. */
const wakeOnce = async (firstRun: () => void | Promise<void>): Promise<void> => {
  runs = 0;
  failures = [];
  const run = async (): Promise<void> => {
    runs += 1;
    if (runs === 1) await firstRun();
  };
  // Longer than a test takes: only waking runs the task.
  task = runWhenWoken(run, { every: 3_600_000, failed: (error) => failures.push(error) });
  task.wake();
  await setImmediate();
};

const wakeAfter = async (microtasks: number): Promise<void> => {
  for (let passed = 0; passed < microtasks; passed += 1) await Promise.resolve();
  task.wake();
};

it.each([0, 1, 2, 3, 4, 5, 6])(
  'CR-5 runs a task again that is woken %i microtasks after the work of a run',
  async (microtasks) => {
    await wakeOnce(() => {
      void wakeAfter(microtasks);
    });
    expect(runs).toBe(2);
  },
);

it('CR-5 runs a task once more, not more often, for all that woke it during a run', async () => {
  await wakeOnce(async () => {
    await Promise.resolve();
    task.wake();
    task.wake();
  });
  expect(runs).toBe(2);
});

it('CR-5 tells of a run that fails, and goes on with the next one', async () => {
  const failure = new Error('The database is away.');
  await wakeOnce(async () => {
    await Promise.resolve();
    task.wake();
    throw failure;
  });
  expect({ runs, failures }).toEqual({ runs: 2, failures: [failure] });
});
