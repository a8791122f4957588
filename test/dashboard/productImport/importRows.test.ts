import { describe, expect, it } from 'vitest';
import type { ComparedProduct } from '#dashboard/productImport/checkImport.ts';
import { rowsAfter, rowsBefore } from '#dashboard/productImport/importRows.ts';
import type { PreparedProduct } from '#domain/productFiles/prepareProducts.ts';
import type { ProductFile } from '#domain/productFiles/productFile.ts';
import { inBengali } from '../../support/browser/inBengali.ts';

const file: ProductFile = { kind: 'own', products: [], refused: [], columns: {}, unread: [] };
const noPicture = 'It has no picture: it is shown and not sold.';
const noPrice = 'It has no price: it is shown and not sold.';

const compared = (
  row: number,
  kind: ComparedProduct['checked']['kind'],
  product: Partial<PreparedProduct>,
): ComparedProduct => ({
  product: { row, name: 'Kameez', fields: { originalPrice: 900 }, notes: [], ...product },
  checked: { row, kind, id: 'a', seen: null, changes: [], stock: null, storesPictures: false, reason: '' },
});

describe('the rows of an import', () => {
  const products = [
    compared(2, 'new', {}),
    compared(3, 'new', { pictures: [] }),
    compared(4, 'new', { pictures: [{ address: '/pictures/kameez-450.webp' }], fields: {} }),
    compared(5, 'new', { fields: { originalPrice: null }, notes: [noPrice] }),
    compared(6, 'new', { pictures: [{ address: '/pictures/kameez-450.webp' }] }),
    // Keeps the pictures and the price that it has in the shop.
    compared(7, 'changed', { fields: {} }),
    // An offer price alone is a price.
    compared(8, 'new', {
      pictures: [{ address: '/pictures/kameez-450.webp' }],
      fields: { originalPrice: null, offerPrice: 700 },
    }),
  ];
  const notes = [[noPicture], [noPicture], [noPrice], [noPrice, noPicture], [], [], []];

  it('SP-6 AP-5 say of a new product what it lacks to be sold', () => {
    const prepared = { products: [], refused: [], unknownCategories: [] };
    expect(rowsBefore(file, prepared, products).map((row) => row.notes)).toEqual(notes);
  });

  it('SP-6 AP-5 still say so once it is stored', () => {
    const stored = products.map((product) => ({
      compared: product,
      stored: { row: product.product.row, kind: product.checked.kind, reason: '' },
      notes: product.product.notes,
    }));
    expect(rowsAfter(stored).map((row) => row.notes)).toEqual(notes);
  });

  it('SP-6 BN-5 have the Bengali name of the file on a Bengali page', async () => {
    const bengali = await inBengali(() => import('#dashboard/productImport/importRows.ts'));
    const fields = { nameBengali: 'কামিজ' };
    const refused = [{ row: 4, name: 'Kameez', ...fields, column: 'Price', reason: 'No.' }];
    const prepared = { products: [], refused, unknownCategories: [] };
    const products = [compared(2, 'new', { fields }), compared(3, 'new', { fields: {} })];
    expect(bengali.rowsBefore(file, prepared, products).map(({ name }) => name)).toEqual([
      'কামিজ',
      'Kameez',
      'কামিজ',
    ]);
  });
});
