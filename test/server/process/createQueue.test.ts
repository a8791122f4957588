import { expect, it, onTestFinished, vi } from 'vitest';
import { createQueue, QueueFullError, TaskAbortedError } from '#server/process/createQueue.ts';

it('a queue runs tasks in order up to its concurrency, and continues after a failed one', async () => {
  const enqueue = createQueue(2);
  const started: number[] = [];
  const ends: (() => void)[] = [];
  const tasks = [0, 1, 2, 3].map((number) =>
    enqueue(async () => {
      started.push(number);
      await new Promise<void>((resolve) => ends.push(resolve));
      if (number === 0) throw new Error('broken');
      return number;
    }),
  );
  expect(started).toEqual([0, 1]);
  ends[0]?.();
  await expect(tasks[0]).rejects.toThrow('broken');
  expect(started).toEqual([0, 1, 2]);
  ends[1]?.();
  await tasks[1];
  expect(started).toEqual([0, 1, 2, 3]);
  ends[2]?.();
  ends[3]?.();
  expect(await Promise.all(tasks.slice(1))).toEqual([1, 2, 3]);
});

it('a queue refuses tasks beyond its bound at once, and accepts tasks again when it is free', async () => {
  const enqueue = createQueue(1, { mostWaiting: 1 });
  const ends: ((result: string) => void)[] = [];
  const running = enqueue(() => new Promise<string>((resolve) => ends.push(resolve)));
  const waiting = enqueue(async () => 'waited');
  await expect(enqueue(async () => 'refused')).rejects.toThrow(QueueFullError);
  ends[0]?.('ran');
  expect(await Promise.all([running, waiting])).toEqual(['ran', 'waited']);
  expect(await enqueue(async () => 'taken')).toBe('taken');
});

it('OP-45 a queue removes a task that is aborted before its turn, and runs a started one to its end', async () => {
  const enqueue = createQueue(1, { mostWaiting: 1 });
  const ends: ((result: string) => void)[] = [];
  const [first, second] = [new AbortController(), new AbortController()];
  const running = enqueue(() => new Promise<string>((resolve) => ends.push(resolve)), first.signal);
  const aborted = enqueue(async () => 'aborted', second.signal);
  // The first has started already.
  first.abort();
  second.abort();
  await expect(aborted).rejects.toThrow(TaskAbortedError);
  await expect(enqueue(async () => 'aborted', AbortSignal.abort())).rejects.toThrow(TaskAbortedError);
  const next = enqueue(async () => 'next');
  ends[0]?.('ran');
  expect(await Promise.all([running, next])).toEqual(['ran', 'next']);
});

it('OP-45 a queue refuses tasks while the first has waited too long, and runs none that waited twice as long', async () => {
  vi.useFakeTimers({ toFake: ['performance'] });
  onTestFinished(() => void vi.useRealTimers());
  const enqueue = createQueue(1, { waitMs: 100 });
  const ends: (() => void)[] = [];
  const running = enqueue(() => new Promise<void>((resolve) => ends.push(resolve)));
  const late = enqueue(async () => 'too late');
  vi.advanceTimersByTime(101);
  expect(enqueue.isFull).toBe(true);
  await expect(enqueue(async () => 'refused')).rejects.toThrow(QueueFullError);
  vi.advanceTimersByTime(100);
  ends[0]?.();
  await running;
  await expect(late).rejects.toThrow(QueueFullError);
  expect({ running: enqueue.running, waiting: enqueue.waiting, isFull: enqueue.isFull }).toEqual({
    running: 0,
    waiting: 0,
    isFull: false,
  });
  expect(await enqueue(async () => 'taken')).toBe('taken');
});
