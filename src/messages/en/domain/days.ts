/** A number of days in words: "1 day", "7 days". */
export const daysText = (days: number): string => (days === 1 ? '1 day' : `${days} days`);

/** "2 to 3 days", of two different numbers. */
export const daysFromTo = (from: number, to: number): string => `${from} to ${to} days`;
