import { describe, expect, it } from 'vitest';
import { productsApi } from '#api/productsApi.ts';
import { findCachedProduct } from '#storefront/product/findCachedProduct.ts';
import { productHead } from '#storefront/product/productHead.ts';
import { askProduct, relatedOf } from '#storefront/product/productQueries.ts';
import { openStore } from '../../support/browser/openStore.ts';
import { aProduct } from '../../support/builders/aProduct.ts';
import { openFakeHost } from '../../support/servers/openFakeHost.ts';

const kettle = aProduct({ description: 'Boils fast.\nMaterial: Copper', offerPrice: 750 });
const refusal = { code: 'unknown', message: 'There is no such product.' };

const storeAfterAsking = async (status: number) => {
  const host = await openFakeHost(({ path }) => {
    if (path === '/products') return { body: { data: [kettle, aProduct({ _id: 'other' })] } };
    return status === 200 ? { body: { data: kettle } } : { status, body: refusal };
  });
  const store = openStore(host);
  await store.dispatch(askProduct(kettle._id));
  return { store, host };
};

describe('productHead', () => {
  it('PD-1 names the product, with its facts for search engines', async () => {
    const { store } = await storeAfterAsking(200);
    const head = productHead(kettle._id, store.getState());
    expect(head).toMatchObject({
      title: 'Copper Kettle',
      description: 'Boils fast. · Material: Copper',
      canonical: `/product-details/${kettle._id}`,
      image: '/pictures/kettle-450.webp',
    });
    expect(head.jsonLd?.[0]).toMatchObject({
      '@type': 'Product',
      name: 'Copper Kettle',
      offers: { price: 750, priceCurrency: 'BDT', availability: 'https://schema.org/InStock' },
    });
    expect(head.jsonLd?.[1]).toMatchObject({ '@type': 'BreadcrumbList' });
  });

  it('PD-1 tells search engines no rating, since staff type it', async () => {
    const { store } = await storeAfterAsking(200);
    expect([kettle.ratings, kettle.reviews]).toEqual([4.5, 12]);
    expect(productHead(kettle._id, store.getState()).jsonLd?.[0]).not.toHaveProperty('aggregateRating');
  });

  it('RT-17 answers 404 for a product the shop does not have', async () => {
    const { store } = await storeAfterAsking(404);
    expect(productHead(kettle._id, store.getState())).toEqual({ title: 'Product not found', status: 404 });
  });

  it('ER-2 does not call a product gone when the host only failed', async () => {
    const { store } = await storeAfterAsking(500);
    expect(productHead(kettle._id, store.getState())).toEqual({ title: 'Product', status: 503 });
  }, 20_000);
});

describe('askProduct', () => {
  it('PD-6 asks for the shelf of the product once it is known', async () => {
    const { host } = await storeAfterAsking(200);
    expect(host.requests.map(({ path, query }) => [path, query])).toEqual([
      [`/product/${kettle._id}`, {}],
      ['/products', { category: 'Kitchen Items', limit: '11', total: 'no' }],
    ]);
  });

  it('PD-6 shows at most ten others, never the product itself', () => {
    const shelf = Array.from({ length: 11 }, (_, index) => aProduct({ _id: `p${index}` }));
    expect(relatedOf(shelf, 'p3').map(({ _id }) => _id)).toEqual([
      'p0',
      'p1',
      'p2',
      'p4',
      'p5',
      'p6',
      'p7',
      'p8',
      'p9',
      'p10',
    ]);
    expect(relatedOf(shelf, 'else')).toHaveLength(10);
  });
});

describe('findCachedProduct', () => {
  it('PD-1 finds a product that a list already showed', async () => {
    const host = await openFakeHost(() => ({ body: { data: [kettle] } }));
    const store = openStore(host);
    await store.dispatch(productsApi.endpoints.productPages.initiate({}));
    expect(findCachedProduct(store.getState(), kettle._id)).toEqual(kettle);
    expect(findCachedProduct(store.getState(), 'else')).toBeUndefined();
  });
});
