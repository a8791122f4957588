import { nameMatches, type Product } from './product.ts';

/** The first products that a search has found, `searchLimit` at most. */
export interface SearchAnswer {
  readonly text: string;
  readonly products: readonly Product[];
}

/** What is known of an answer before the server gives it. */
export interface KnownAnswer {
  /** The first products of the answer, in its order. */
  readonly products: readonly Product[];
  /** Whether these are all. */
  readonly isComplete: boolean;
}

/**
 * What earlier answers tell about a search: a name that contains the text contains every part of it, so the answer to a
 * part holds the newest products of the longer text too. Names that sound like the longer text alone are not in it (BN-7),
 * so that only an answer to the same text is complete. `null` when no earlier answer helps.
 */
export const narrowAnswers = (answers: readonly SearchAnswer[], text: string): KnownAnswer | null => {
  const known = answers
    .filter((answer) => nameMatches(text, answer.text))
    .map((answer) => ({
      products:
        answer.text === text
          ? answer.products
          : answer.products.filter(({ name }) => nameMatches(name, text)),
      isComplete: answer.text === text,
    }));
  const longest = known.toSorted((one, other) => other.products.length - one.products.length)[0] ?? null;
  return known.find(({ isComplete }) => isComplete) ?? longest;
};
