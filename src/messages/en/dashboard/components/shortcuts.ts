export const next = (noun: string): string => `Next ${noun}`;
export const previous = (noun: string): string => `Previous ${noun}`;
