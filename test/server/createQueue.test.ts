import { expect, it } from 'vitest';
import { createQueue, QueueFullError } from '#server/createQueue.ts';

it('a queue runs as many works at once as it is wide, in order, and goes on after a failed one', async () => {
  const inTurn = createQueue(2);
  const begun: number[] = [];
  const ends: (() => void)[] = [];
  const works = [0, 1, 2, 3].map((number) =>
    inTurn(async () => {
      begun.push(number);
      await new Promise<void>((resolve) => ends.push(resolve));
      if (number === 0) throw new Error('broken');
      return number;
    }),
  );
  expect(begun).toEqual([0, 1]);
  ends[0]?.();
  await expect(works[0]).rejects.toThrow('broken');
  expect(begun).toEqual([0, 1, 2]);
  ends[1]?.();
  await works[1];
  expect(begun).toEqual([0, 1, 2, 3]);
  ends[2]?.();
  ends[3]?.();
  expect(await Promise.all(works.slice(1))).toEqual([1, 2, 3]);
});

it('a queue refuses at once what would wait beyond its bound, and takes works again when it is free', async () => {
  const inTurn = createQueue(1, 1);
  const ends: ((result: string) => void)[] = [];
  const running = inTurn(() => new Promise<string>((resolve) => ends.push(resolve)));
  const waiting = inTurn(async () => 'waited');
  await expect(inTurn(async () => 'refused')).rejects.toThrow(QueueFullError);
  ends[0]?.('ran');
  expect(await Promise.all([running, waiting])).toEqual(['ran', 'waited']);
  expect(await inTurn(async () => 'taken')).toBe('taken');
});
