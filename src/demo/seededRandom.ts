/** Random numbers. */
export interface Random {
  /** From 0 to below 1. */
  number: () => number;
  /** A whole number from `low` to `high`, both included. */
  integer: (low: number, high: number) => number;
  pick: <Item>(items: readonly Item[]) => Item;
  /** `count` different items, in the order of the list. */
  some: <Item>(items: readonly Item[], count: number) => Item[];
}

/** Random numbers by the mulberry32 generator, which are the same for the same seed: random enough for demo data. */
export const seededRandom = (seed: number): Random => {
  let state = seed >>> 0;
  const number = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const integer = (low: number, high: number): number => low + Math.floor(number() * (high - low + 1));
  const pick = <Item>(items: readonly Item[]): Item => {
    const item = items[integer(0, items.length - 1)];
    if (item === undefined) throw new Error('There is nothing to pick from.');
    return item;
  };
  const some = <Item>(items: readonly Item[], count: number): Item[] => {
    const freeIndexes = items.map((_, index) => index);
    const chosenIndexes = new Set<number>();
    while (chosenIndexes.size < Math.min(count, items.length)) {
      const [index] = freeIndexes.splice(integer(0, freeIndexes.length - 1), 1);
      if (index !== undefined) chosenIndexes.add(index);
    }
    return items.filter((_, index) => chosenIndexes.has(index));
  };
  return { number, integer, pick, some };
};
