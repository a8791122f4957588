import { expect, it } from 'vitest';
import { inBengali } from '../../support/browser/inBengali.ts';

const product = { _id: 'p1', id: 'p1', name: 'Clay tea cup', nameBengali: 'মাটির কাপ' };
const asked = { product, color: '', size: '', isBack: false, count: 1, requests: [] };
const review = { _id: 'r1', rating: 4, text: '', by: '', at: '', state: 'Waiting', product };

const namesReadBy = async () => {
  const { readCountedProduct } = await import('#domain/products/countedProduct.ts');
  const { readAskedItem } = await import('#domain/checkout/stockRequest.ts');
  const { readModeratedReview } = await import('#domain/reviews/readReviews.ts');
  return [
    readCountedProduct(product)?.name,
    readAskedItem(asked)?.product.name,
    readModeratedReview(review)?.product.name,
  ];
};

it('BN-5 stock, requests and reviews name a product in the language of the page', async () => {
  expect(await namesReadBy()).toEqual(['Clay tea cup', 'Clay tea cup', 'Clay tea cup']);
  expect(await inBengali(namesReadBy)).toEqual(['মাটির কাপ', 'মাটির কাপ', 'মাটির কাপ']);
});
