/** The number with the English noun, which gets its plural ending where it needs one: `1 hour`, `3 hours`. */
export const countWithNoun = (count: number, noun: string): string =>
  `${count} ${noun}${count === 1 ? '' : 's'}`;
