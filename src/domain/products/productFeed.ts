import { firstCharacters } from '../values/cutText.ts';
import type { Product } from './product.ts';

/** The feed of products that Google Merchant Center and Meta's catalogue read (SP-7). */

export const productFeedPath = '/feeds/products.xml';

/** Greatest numbers of characters, and of pictures beside the first, that Google reads. */
export const feedLimits = { title: 150, description: 5000, address: 2000, additionalImages: 10 } as const;

/** The text, or its beginning with at most `limit` characters, cut at the end of a word if one ends in the last fifth. */
export const firstWords = (text: string, limit: number): string => {
  const beginning = firstCharacters(text, limit);
  if (beginning.length === text.length) return text;
  // With one character more: if that is a blank, the beginning already ends with a whole word.
  const endOfWord = text.slice(0, beginning.length + 1).search(/\s\S*$/);
  const isNearLimit = endOfWord > (limit * 4) / 5;
  const cut = isNearLimit ? beginning.slice(0, endOfWord) : beginning;
  return cut.trimEnd();
};

/** A product in one colour and size; a property is absent if there is nothing to choose. */
export interface Variant {
  readonly color?: string;
  readonly size?: string;
}

const choicesOf = (name: keyof Variant, texts: readonly string[]): Variant[] => {
  const choices = new Set(texts.map((text) => text.trim()).filter((text) => text !== ''));
  return choices.size === 0 ? [{}] : [...choices].map((choice) => ({ [name]: choice }));
};

/** Each colour in each size, as shoppers choose them; a single variant without properties if there is nothing to choose. */
export const variantsOf = ({ colors, sizes }: Pick<Product, 'colors' | 'sizes'>): Variant[] =>
  choicesOf('color', colors).flatMap((color) =>
    choicesOf('size', sizes).map((size) => ({ ...color, ...size })),
  );
