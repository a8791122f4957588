/** The number with the noun after it, which gets its plural ending where it needs one. */
export const counted = (count: number, noun: string): string => `${count} ${count === 1 ? noun : `${noun}s`}`;
