/** A date or time in the shop's format, such as `Sat, 28 Nov` or `05 Jan, 2025, 03:07 pm`, with the words of the language. */
export const dateWords = (date: string): string => date;
