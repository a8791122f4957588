import { expect, it } from 'vitest';
import { mapInTurns } from '#server/process/mapInTurns.ts';

it('CA-3 maps a long list in its order, and lets others run after every few hundred items', async () => {
  const items = Array.from({ length: 1200 }, (_, index) => index);
  const mapped: number[] = [];
  const mappedBefore: number[] = [];
  const watch = () => {
    mappedBefore.push(mapped.length);
    if (mapped.length < items.length) setImmediate(watch);
  };
  setImmediate(watch);

  const doubled = await mapInTurns(items, (item) => {
    mapped.push(item);
    return item * 2;
  });

  expect(doubled).toEqual(items.map((item) => item * 2));
  expect(mappedBefore.slice(0, 2)).toEqual([500, 1000]);
});
