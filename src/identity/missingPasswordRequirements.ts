import * as messages from '#messages/identity/identity.ts';

/** The provider's phrases for missing password requirements, and the shop's texts for them. */
const phrases: readonly (readonly [RegExp, (match: RegExpExecArray) => string])[] = [
  [/at least (\d+) characters/i, ([, count = '']) => messages.atLeast(count)],
  [/at most (\d+) characters/i, ([, count = '']) => messages.atMost(count)],
  [/lower case character/i, () => messages.lowerCaseLetter],
  [/upper case character/i, () => messages.upperCaseLetter],
  // With the blank, since “non-alphanumeric character” ends in the same words.
  [/ numeric character/i, () => messages.digit],
  [/non-alphanumeric character/i, () => messages.symbol],
];

/** The missing requirements of a rejected password, as the provider's message names them; empty if it names none (AU-7). */
export const missingPasswordRequirements = (message: string): string[] =>
  phrases.flatMap(([phrase, toText]) => {
    const match = phrase.exec(message);
    return match === null ? [] : [toText(match)];
  });
