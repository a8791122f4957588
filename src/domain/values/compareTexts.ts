/** Compares texts by their UTF-16 units, the same in every language of a browser; for `toSorted`. */
export const compareTexts = (one: string, other: string): number => Number(one > other) - Number(one < other);
