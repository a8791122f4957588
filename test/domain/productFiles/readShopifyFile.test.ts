import { describe, expect, it } from 'vitest';
import { parseCsv } from '#dashboard/productImport/parseCsv.ts';
import { readProductFile } from '#domain/productFiles/readProductFile.ts';

const read = (...rows: string[]) =>
  readProductFile(parseCsv(new TextEncoder().encode(rows.join('\n'))), {
    textOf: (html) => html.replace(/<[^>]*>/g, ''),
    now: new Date('2026-03-02T00:00:00Z'),
  });

const oldHeader =
  'Handle,Title,Body (HTML),Vendor,Product Category,Type,Tags,Published,Option1 Name,Option1 Value,Option2 Name,Option2 Value,Option3 Name,Option3 Value,Variant SKU,Variant Grams,Variant Inventory Tracker,Variant Inventory Qty,Variant Inventory Policy,Variant Fulfillment Service,Variant Price,Variant Compare At Price,Variant Requires Shipping,Variant Taxable,Variant Barcode,Image Src,Image Position,Image Alt Text,Gift Card,SEO Title,SEO Description,Variant Image,Variant Weight Unit,Cost per item,Status';
const newHeader =
  'Title,URL handle,Description,Vendor,Product category,Type,Tags,Published on online store,Status,SKU,Barcode,Option1 name,Option1 value,Option2 name,Option2 value,Price,Compare-at price,Inventory tracker,Inventory quantity,Continue selling when out of stock,Product image URL,Image position,Variant image URL';

const tee = [
  'tee,Logo Tee,<p>Soft.</p>,Acme,Apparel & Accessories > Clothing,T-Shirts,new,true,Size,M,Color,Black,Fabric,Cotton,T-M,200,shopify,0,deny,manual,900,1200,true,true,,https://cdn.example/files/tee.jpg?v=17,1,Front,false,,,,g,,active',
  'tee,,,,,,,,,L,,grey,,Linen,T-L,200,shopify,4,deny,manual,900,1200,true,true,,https://cdn.example/files/tee-back.jpg?v=17,2,Back,,,,https://cdn.example/files/tee.jpg?v=17,g,,',
  'tee,,,,,,,,,,,,,,,,,,,,,,,,,https://cdn.example/files/tee-3.jpg,3,,,,,,,,',
];

/** A row of the new export; `cells` are tracker, quantity, and whether it is sold without a piece. */
const cup = (title: string, cells: string) =>
  `${title},${title},,,,,,true,active,,,Title,Default Title,,,300,,${cells},,,`;

describe('a product export of Shopify', () => {
  it('SP-6 is recognized; the rows of one handle are one product', () => {
    expect(read(oldHeader, ...tee)).toMatchObject({
      kind: 'shopify',
      refused: [],
      products: [
        {
          row: 2,
          key: 'shopify tee',
          name: 'Logo Tee',
          fields: {
            name: 'Logo Tee',
            description: 'Soft.\n\nFabric: Cotton, Linen',
            originalPrice: 1200,
            offerPrice: 900,
            colors: ['Black', 'Gray'],
            sizes: ['M', 'L'],
            soldOut: false,
          },
          pictures: [
            'https://cdn.example/files/tee.jpg?v=17',
            'https://cdn.example/files/tee-back.jpg?v=17',
            'https://cdn.example/files/tee-3.jpg',
          ],
          sourceCategories: ['Apparel & Accessories > Clothing', 'T-Shirts'],
          stock: [
            { choices: ['Black', 'M'], pieces: 0 },
            { choices: ['Gray', 'L'], pieces: 4 },
          ],
          notes: [],
        },
      ],
    });
  });

  it('SP-6 the names of columns since 2025 are known; a product without options has none', () => {
    const clayCup =
      'Clay cup,clay-cup,Holds tea.,Acme,,,,true,active,C,,Title,Default Title,,,300,,shopify,0,deny,,,';
    expect(read(newHeader, clayCup).products).toMatchObject([
      {
        key: 'shopify clay-cup',
        fields: { originalPrice: 300, offerPrice: null, colors: [], sizes: [], soldOut: false },
        stock: [{ choices: [], pieces: 0 }],
        pictures: [],
      },
    ]);
  });

  it('SP-6 drafts, unpublished products and wrong prices are refused with row and column', () => {
    const { refused, products } = read(
      newHeader,
      'Draft,draft,,,,,,true,draft,,,,,,,1,,,,,,,',
      'Hidden,hidden,,,,,,false,active,,,,,,,1,,,,,,,',
      'Wrong,wrong,,,,,,true,active,,,,,,,1.2.3,,,,,,,',
      ',nameless,,,,,,true,active,,,,,,,1,,,,,,,',
    );
    expect(products).toEqual([]);
    expect(refused.map(({ row, column, reason }) => [row, column, reason])).toEqual([
      [2, 'Status', 'Its status is draft. Make it active in Shopify, or change this cell to active.'],
      [
        3,
        'Published on online store',
        'This product is not published in Shopify. Publish it there, or change this cell to true.',
      ],
      [4, 'Price', '“1.2.3” is not an amount.'],
      [5, 'Title', 'A product needs a title.'],
    ]);
  });

  it('GS-13 a variant with a tracker and a quantity is counted, unless it can be ordered without a piece', () => {
    const { products } = read(
      newHeader,
      cup('Counted', 'shopify,7,DENY'),
      cup('Below', 'shopify,-2,deny'),
      cup('Endless', 'shopify,7,CONTINUE'),
      cup('Untracked', ',7,deny'),
    );
    expect(products.map(({ name, stock, notes }) => ({ name, stock, notes }))).toEqual([
      { name: 'Counted', stock: [{ choices: [], pieces: 7 }], notes: [] },
      {
        name: 'Below',
        stock: [{ choices: [], pieces: 0 }],
        notes: ['A number of pieces below 0 there counts as 0.'],
      },
      {
        name: 'Endless',
        stock: undefined,
        notes: ['It can be ordered there when none is left, so its pieces are not counted.'],
      },
      { name: 'Untracked', stock: undefined, notes: [] },
    ]);
  });

  it('GS-13 variants that differ in a third option are counted together', () => {
    const [first = '', second = ''] = tee;
    const both = read(oldHeader, first, second.replace(',L,,grey,', ',M,,Black,'));
    expect(both.products[0]?.stock).toEqual([{ choices: ['Black', 'M'], pieces: 4 }]);
  });

  it('GS-13 quantities that are none are refused with row and column', () => {
    const { refused } = read(newHeader, cup('Half', 'shopify,2.5,deny'), cup('Huge', 'shopify,9999999,deny'));
    expect(refused).toEqual([
      {
        row: 2,
        name: 'Half',
        column: 'Inventory quantity',
        reason: '“2.5” is not a whole number of pieces from 0 to 10,00,000.',
      },
      {
        row: 3,
        name: 'Huge',
        column: 'Inventory quantity',
        reason: '“9999999” is not a whole number of pieces from 0 to 10,00,000.',
      },
    ]);
  });
});
