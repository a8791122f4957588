/** The provider's phrases for missing password requirements, and the shop's texts for them. */
const phrases: readonly (readonly [RegExp, (match: RegExpExecArray) => string])[] = [
  [/at least (\d+) characters/i, ([, count]) => `at least ${count} characters`],
  [/at most (\d+) characters/i, ([, count]) => `at most ${count} characters`],
  [/lower case character/i, () => 'a lower-case letter'],
  [/upper case character/i, () => 'an upper-case letter'],
  [/ numeric character/i, () => 'a digit'],
  [/non-alphanumeric character/i, () => 'a symbol such as ! or ?'],
];

/**
 * The missing requirements of a rejected password, from the provider's message; empty if it names none
 * (AU-7).
 */
export const missingPasswordRequirements = (message: string): string[] =>
  phrases.flatMap(([phrase, toText]) => {
    const match = phrase.exec(message);
    return match === null ? [] : [toText(match)];
  });
