import { importLimits } from '#domain/productFiles/importLimits.ts';

/**
 * Splits items into parts, one for each call, within the limits for its items and characters. An item that is too long is a
 * part of its own.
 */
export const partsOf = <Item>(items: readonly Item[]): Item[][] => {
  const parts: Item[][] = [];
  /** Characters of the last part. */
  let partLength = 0;
  for (const item of items) {
    const itemLength = JSON.stringify(item).length;
    const lastPart = parts.at(-1);
    const hasRoom =
      lastPart !== undefined &&
      lastPart.length < importLimits.perCall &&
      partLength + itemLength <= importLimits.charactersPerCall;
    if (hasRoom) {
      lastPart.push(item);
      partLength += itemLength;
    } else {
      parts.push([item]);
      partLength = itemLength;
    }
  }
  return parts;
};
