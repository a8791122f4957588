import { expect, it } from 'vitest';
import { editActions } from '#server/products/productActions.ts';
import { aProduct } from '../../support/builders/aProduct.ts';

it('MD-10 names the edited fields as the file of products does, and the price last, before and after', () => {
  const before = aProduct({ originalPrice: 300 });
  const after = {
    ...before,
    originalPrice: 320,
    nameBengali: 'কেটলি',
    imageColors: ['Red'],
    images: ['/pictures/kettle-900.webp'],
    ratings: 4.9,
    stock: { count: 'whole', low: 3, isOut: false },
  } as const;
  const subject = { kind: 'product', id: before._id, label: before.name };
  const fields = ['name in Bengali', 'rating', 'picture colors', 'pictures', 'counting', 'price'];
  expect(editActions(before, after)).toEqual([
    { action: 'editProduct', subject, details: { fields, from: '৳300', to: '৳320' } },
  ]);
});
