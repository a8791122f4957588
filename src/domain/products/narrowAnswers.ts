import { nameMatches, type Product } from './product.ts';

/** The first products that a search has found, `searchLimit` at most. */
export interface SearchAnswer {
  readonly text: string;
  readonly products: readonly Product[];
}

/** What is known about an answer before the server gives it. */
interface KnownAnswer {
  /** Products of the answer, in its order. */
  readonly products: readonly Product[];
  /** Whether these are all products of the answer. */
  readonly isComplete: boolean;
}

/**
 * What earlier answers tell about a search. A name that contains the text also contains every part of it, so the answer to a part has some
 * products of the longer text. They are mostly its first ones, since names with the letters come before those that only sound alike
 * (BN-7); others may follow. Only an answer to the same text is complete. `null` when no earlier answer helps.
 */
export const narrowAnswers = (answers: readonly SearchAnswer[], text: string): KnownAnswer | null => {
  const same = answers.find((answer) => answer.text === text);
  if (same !== undefined) return { products: same.products, isComplete: true };
  const narrowed = answers
    .filter((answer) => nameMatches(text, answer.text))
    .map(({ products }) =>
      products.filter(
        ({ name, nameBengali = '' }) => nameMatches(name, text) || nameMatches(nameBengali, text),
      ),
    );
  const [most] = narrowed.toSorted((one, other) => other.length - one.length);
  return most === undefined ? null : { products: most, isComplete: false };
};
