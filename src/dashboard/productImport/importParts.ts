import { importLimits } from '#domain/productFiles/importLimits.ts';

/** Splits items into parts, one for each call, within the limits for its items and characters; a too long item is its own part. */
export const partsOf = <Item>(items: readonly Item[]): Item[][] => {
  const parts: Item[][] = [];
  let length = 0;
  for (const item of items) {
    const size = JSON.stringify(item).length;
    const part = parts.at(-1);
    if (
      part === undefined ||
      part.length === importLimits.perCall ||
      length + size > importLimits.charactersPerCall
    ) {
      parts.push([item]);
      length = size;
    } else {
      part.push(item);
      length += size;
    }
  }
  return parts;
};
