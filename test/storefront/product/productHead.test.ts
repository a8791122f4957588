import { describe, expect, it } from 'vitest';
import type { Product } from '#domain/products/product.ts';
import { productHead } from '#storefront/product/productHead.ts';
import { fetchProduct, relatedOf } from '#storefront/product/productQueries.ts';
import { openStore } from '../../support/browser/openStore.ts';
import { aProduct } from '../../support/builders/aProduct.ts';
import { openFakeHost } from '../../support/servers/openFakeHost.ts';

const kettle = aProduct({
  name: 'Copper Kettle',
  description: 'Boils fast.\nMaterial: Copper',
  category: 'Kitchen Items',
  subCategory: 'Cookware',
  images: ['/pictures/kettle-450.webp'],
});
const refusal = { code: 'unknown', message: 'There is no such product.' };

const storeAfterFetch = async (status: number, product = kettle) => {
  const host = await openFakeHost(({ path }) => {
    if (path === '/products') return { body: { data: [kettle, aProduct({ _id: 'other', name: 'Pot' })] } };
    return status === 200 ? { body: { data: product } } : { status, body: refusal };
  });
  const store = openStore(host);
  await store.dispatch(fetchProduct(product._id));
  return { store, host };
};

const descriptionOf = async (product: Product) =>
  productHead(product._id, (await storeAfterFetch(200, product)).store.getState()).description;

describe('productHead', () => {
  it('PD-1 SH-15 names the product, and what search engines are told of', async () => {
    const { store } = await storeAfterFetch(200);
    const head = productHead(kettle._id, store.getState());
    expect(head).toMatchObject({
      title: 'Copper Kettle',
      description: 'Boils fast. · Material: Copper',
      canonical: `/product-details/${kettle._id}`,
      image: '/pictures/kettle-450.webp',
    });
    expect(head.about).toEqual({
      product: kettle,
      crumbs: [
        { name: 'Home', to: '/' },
        { name: 'Kitchen Items', to: '/product/category/kitchen%20items' },
        { name: 'Cookware', to: '/product/sub-category/cookware?category=kitchen+items' },
        { name: 'Copper Kettle', to: `/product-details/${kettle._id}` },
      ],
    });
  });

  it('SH-15 describes it in whole words, in as many as a preview shows', async () => {
    const long = aProduct({ description: `${'Boils fast. '.repeat(12)}\nColors: Magenta, Mauve` });
    const unbroken = aProduct({ description: 'x'.repeat(200) });
    expect([await descriptionOf(long), await descriptionOf(unbroken)]).toEqual([
      `${'Boils fast. '.repeat(12)}· Colors:…`,
      `${'x'.repeat(159)}…`,
    ]);
  });

  it('RT-20 PD-1 has the name from a cached list while the product is being fetched', async () => {
    const { store } = await storeAfterFetch(200);
    expect([productHead('other', store.getState()), productHead('else', store.getState())]).toEqual([
      { title: 'Pot', canonical: '/product-details/other' },
      { title: 'Product', canonical: '/product-details/else' },
    ]);
  });

  it('RT-17 has status 404 for a product that does not exist', async () => {
    const { store } = await storeAfterFetch(404);
    expect(productHead(kettle._id, store.getState())).toEqual({ title: 'Product not found', status: 404 });
  });

  it('ER-2 does not report a missing product when the host failed', async () => {
    const { store } = await storeAfterFetch(500);
    expect(productHead(kettle._id, store.getState())).toEqual({ title: 'Product', status: 503 });
    // Milliseconds: a host that fails is asked again, with pauses.
  }, 20_000);
});

describe('fetchProduct', () => {
  it('PD-6 queries the product’s category once the product is known', async () => {
    const { host } = await storeAfterFetch(200);
    expect(host.requests.map(({ path, query }) => [path, query])).toEqual([
      [`/product/${kettle._id}`, {}],
      ['/products', { category: 'Kitchen Items', limit: '11', soldOut: 'last', total: 'no' }],
    ]);
  });

  it('PD-6 returns at most ten others without the product itself', () => {
    const products = Array.from({ length: 11 }, (_, index) => aProduct({ _id: `p${index}` }));
    expect(relatedOf(products, 'p3').map(({ _id }) => _id)).toEqual([
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
    expect(relatedOf(products, 'else')).toHaveLength(10);
  });
});
