/** What a rejected password lacks (AU-7). */
export const atLeast = (count: string): string => `at least ${count} characters`;
export const atMost = (count: string): string => `at most ${count} characters`;
export const lowerCaseLetter = 'a lower-case letter';
export const upperCaseLetter = 'an upper-case letter';
export const digit = 'a digit';
export const symbol = 'a symbol such as ! or ?';
