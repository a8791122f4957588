export const errorFetching = (noun: string): string => `Error fetching ${noun}`;
