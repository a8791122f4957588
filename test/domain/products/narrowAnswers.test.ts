import { describe, expect, it } from 'vitest';
import { narrowAnswers } from '#domain/products/narrowAnswers.ts';
import { searchLimit } from '#domain/shop/constants.ts';
import { aProduct } from '../../support/builders/aProduct.ts';

const named = (...names: string[]) => names.map((name) => aProduct({ _id: name, name }));
const namesIn = (known: ReturnType<typeof narrowAnswers>) => known?.products.map(({ name }) => name);
const full = named('Red Bag', ...Array.from({ length: searchLimit - 1 }, (_, index) => `Ball ${index}`));

describe('narrowAnswers', () => {
  it('SPD-4 BN-7 an answer to a part of the text holds what has the text by letter, not what only sounds like it', () => {
    const answers = [{ text: 'ba', products: named('Red BAG', 'Ball', 'Bagel', 'ব্যাগ') }];
    const known = narrowAnswers(answers, 'bag');
    expect({ isComplete: known?.isComplete, names: namesIn(known) }).toEqual({
      isComplete: false,
      names: ['Red BAG', 'Bagel'],
    });
  });

  it('SPD-4 BN-7 an answer to a part of the text holds what has the text in its Bengali name, in any composition', () => {
    const saree = aProduct({ name: 'Cotton Saree', nameBengali: 'সুতি শা\u09a1\u09bcি' });
    const shawl = aProduct({ name: 'Shawl', nameBengali: 'শাল' });
    const answers = [{ text: 'শা', products: [saree, shawl] }];
    expect(narrowAnswers(answers, 'শা\u09dcি')).toEqual({ isComplete: false, products: [saree] });
  });

  it('SPD-4 BN-7 an answer to a part of the text holds what has its number in the digits of the other script', () => {
    const answers = [{ text: 'ফোন', products: named('ফোন 15', 'ফোন ১৫', 'ফোন ১৬') }];
    expect(['ফোন ১৫', 'ফোন 15'].map((text) => namesIn(narrowAnswers(answers, text)))).toEqual([
      ['ফোন 15', 'ফোন ১৫'],
      ['ফোন 15', 'ফোন ১৫'],
    ]);
  });

  it('SPD-4 BN-7 an answer to the same text is whole, with what only sounds like it', () => {
    const products = named('Red BAG', 'ব্যাগ');
    expect(narrowAnswers([{ text: 'bag', products }], 'bag')).toEqual({ isComplete: true, products });
  });

  it('SPD-4 an answer that was cut off holds only the first products, unless it is of the same text', () => {
    const answers = [{ text: 'ba', products: full }];
    expect(narrowAnswers(answers, 'bag')).toEqual({ isComplete: false, products: full.slice(0, 1) });
    expect(narrowAnswers(answers, 'ba')).toEqual({ isComplete: true, products: full });
  });

  it('SPD-4 prefers a complete answer, then the one that tells most', () => {
    const one = { text: 'b', products: full.map((product) => ({ ...product, name: `${product.name} b` })) };
    const other = { text: 'a', products: full.toSpliced(0, 1, ...named('Cap')) };
    // All names of `one` have the text, and one fewer of `other`.
    expect(namesIn(narrowAnswers([other, one], 'ba'))).toHaveLength(searchLimit);
    expect(narrowAnswers([one, { text: 'bal', products: [] }], 'bal')).toEqual({
      isComplete: true,
      products: [],
    });
  });

  it('SPD-4 answers to other texts tell nothing', () => {
    expect(narrowAnswers([{ text: 'bag', products: named('Bag') }], 'ba')).toBeNull();
    expect(narrowAnswers([], 'ba')).toBeNull();
  });
});
