/** Thrown when the queue has no space for another task. */
export class QueueFullError extends Error {
  override readonly name = 'QueueFullError';
}

/** Thrown when the caller of a waiting task aborted it; the task is not run. */
export class TaskAbortedError extends Error {
  override readonly name = 'TaskAbortedError';
}

export interface Queue {
  /**
   * Runs the task when it is its turn. Throws a QueueFullError if it cannot wait or has waited too long, and a TaskAbortedError if
   * `signal` aborts before its turn.
   */
  <Result>(task: () => Promise<Result>, signal?: AbortSignal): Promise<Result>;
  /** How many tasks run at present. */
  readonly running: number;
  /** How many tasks wait at present. */
  readonly waiting: number;
  /** Whether another task would be refused. */
  readonly isFull: boolean;
}

/** Which tasks may wait; without limits, any number for any time. */
export interface QueueLimits {
  /** How many tasks may wait. */
  readonly mostWaiting?: number;
  /** No task is accepted while the oldest has waited for longer; one that has waited twice as long is not run. */
  readonly waitMs?: number;
}

interface WaitingTask {
  /** When it began to wait, by `performance.now`. */
  readonly since: number;
  readonly start: () => void;
  readonly refuse: (error: QueueFullError | TaskAbortedError) => void;
}

/** Runs at most `concurrency` tasks at once; more wait in order up to the limits, others get a QueueFullError. */
export const createQueue = (
  concurrency: number,
  { mostWaiting = Number.POSITIVE_INFINITY, waitMs = Number.POSITIVE_INFINITY }: QueueLimits = {},
): Queue => {
  let running = 0;
  const waiting: WaitingTask[] = [];
  const isFull = (): boolean => {
    if (running < concurrency) return false;
    const [oldest] = waiting;
    const isLate = oldest !== undefined && performance.now() - oldest.since > waitMs;
    return waiting.length >= mostWaiting || isLate;
  };
  /** Called when a task has ended: gives its slot to the next one, or frees it. */
  const startNext = (): void => {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
      const isTooLate = performance.now() - next.since > 2 * waitMs;
      if (!isTooLate) return next.start();
      next.refuse(new QueueFullError('The task has waited too long.'));
    }
    running -= 1;
  };
  const waitForTurn = (signal: AbortSignal | undefined): Promise<void> =>
    new Promise((start, refuse) => {
      const task: WaitingTask = { since: performance.now(), start, refuse };
      const remove = (): void => {
        const index = waiting.indexOf(task);
        if (index === -1) return;
        waiting.splice(index, 1);
        refuse(new TaskAbortedError('The task was aborted before its turn.'));
      };
      waiting.push(task);
      if (signal?.aborted === true) remove();
      signal?.addEventListener('abort', remove, { once: true });
    });
  const enqueue = async <Result>(task: () => Promise<Result>, signal?: AbortSignal): Promise<Result> => {
    if (isFull()) throw new QueueFullError(`${running} tasks run and ${waiting.length} wait`);
    if (running < concurrency) running += 1;
    else await waitForTurn(signal);
    try {
      return await task();
    } finally {
      startNext();
    }
  };
  // TypeScript does not know the type of a function with defined properties.
  return Object.defineProperties(enqueue, {
    running: { get: () => running },
    waiting: { get: () => waiting.length },
    isFull: { get: isFull },
  }) as Queue;
};
