import { setImmediate } from 'node:timers/promises';

/** Items of a turn: a statement's lines take 20 to 100 ms. */
const itemsOfTurn = 500;

/** Maps a long list, and hands the event loop back after every few hundred items. Rejects with the error that `map` throws. */
export const mapInTurns = async <Item, Result>(
  items: readonly Item[],
  map: (item: Item) => Result,
): Promise<Result[]> => {
  const results: Result[] = [];
  for (let start = 0; start < items.length; start += itemsOfTurn) {
    if (start > 0) await setImmediate();
    results.push(...items.slice(start, start + itemsOfTurn).map(map));
  }
  return results;
};
