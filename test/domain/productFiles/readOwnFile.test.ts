import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseCsv } from '#dashboard/productImport/parseCsv.ts';
import { type ExportedProduct, productCsvHead, productCsvRow } from '#domain/productFiles/productCsv.ts';
import { readOwnFile } from '#domain/productFiles/readOwnFile.ts';

const scarf: ExportedProduct = {
  _id: 'a'.repeat(24),
  name: 'Jamdani, "fine" Scarf',
  nameBengali: 'জামদানি স্কার্ফ',
  descriptionBengali: '',
  description: '=1+1\nMaterial: Cotton\r\n-5 % today; +1 free',
  videoLink: 'https://video.example/scarf',
  category: 'Women Items',
  subCategory: 'Clothing',
  productType: 'Best Selling',
  sizes: ['M', 'L'],
  colors: ['Red | Blue', ' লাল '],
  images: ['/pictures/scarf-450.webp', 'https://pictures.example/2.png'],
  imageColors: ['', 'Red | Blue'],
  originalPrice: 1250.75,
  offerPrice: null,
  ratings: 4.5,
  reviews: null,
  soldOut: true,
  createdAt: '2026-01-05T10:00:00.000Z',
  changedAt: '2026-02-05T10:00:00.000Z',
  items: [],
};

const tableOf = (text: string) => parseCsv(new TextEncoder().encode(text));
const readBack = (...products: ExportedProduct[]) =>
  readOwnFile(tableOf(productCsvHead + products.map(productCsvRow).join('')));

const { _id, images, changedAt: _changedAt, items: _items, ...fields } = scarf;

describe('the CSV file of products', () => {
  it('SP-6 is read as it was written: formulas, separators, line ends, blanks and Bengali', () => {
    expect(readBack(scarf)).toEqual({
      kind: 'own',
      products: [
        { row: 2, id: _id, name: scarf.name, fields, pictures: images, sourceCategories: [], notes: [] },
      ],
      refused: [],
      columns: expect.objectContaining({ name: 'Name', colors: 'Colors', pictures: 'Pictures' }) as object,
      unread: [],
    });
  });

  it('BY-3 writes N/A for a picture without a colour, and nothing where none has one', () => {
    const cells = (product: ExportedProduct) =>
      tableOf(productCsvHead + productCsvRow(product)).lines[0]?.cells ?? [];
    const column = tableOf(productCsvHead).header.indexOf('Picture colors');
    expect(cells({ ...scarf, imageColors: ['', 'Red'] })[column]).toBe('N/A | Red');
    expect(cells({ ...scarf, imageColors: undefined })[column]).toBe('');
    expect(readBack({ ...scarf, imageColors: undefined }).products[0]?.fields.imageColors).toEqual([]);
  });

  it('SP-6 HM-4 reads a type of the home page however it is typed, and keeps any other', () => {
    const types = ['best selling', ' NEW  ARRIVALS ', 'most-popular', 'Handmade', ''];
    const { products } = readBack(...types.map((productType) => ({ ...scarf, productType })));
    expect(products.map(({ fields: read }) => read.productType)).toEqual([
      'Best Selling',
      'New Arrivals',
      'Most Popular',
      'Handmade',
      '',
    ]);
  });

  it('SP-6 has no cell that a spreadsheet runs as a formula', () => {
    const cells = tableOf(productCsvHead + productCsvRow(scarf)).lines.flatMap((line) => line.cells);
    expect(cells.filter((cell) => /(^|[;\t\r\n])\s*[=+\-@]/.test(cell))).toEqual([]);
  });

  it('SP-6 brings back any text and any list', () => {
    const text = fc.string({
      unit: fc.constantFrom('=', '-', "'", '\t', '\n', '\r', ';', '|', '\\', ' ', 'a', '"', ','),
    });
    fc.assert(
      fc.property(text, fc.array(text.filter((value) => value !== '')), (description, colors) => {
        const [product] = readBack({ ...scarf, description, colors }).products;
        expect(product?.fields).toEqual({ ...fields, description, colors });
      }),
    );
  });

  it('SP-6 may have fewer columns in another order, with prices as merchants write them', () => {
    const rows = [
      'offer price;NAME;Price;Sold Out;Size Chart',
      '৯৯;Cup;৳1,250.50;Yes;x',
      ';Tray;1,25,000;;',
      '12,5;Bowl;Tk 300;হ্যাঁ;',
    ];
    expect(readOwnFile(tableOf(rows.join('\r\n')))).toMatchObject({
      products: [
        { row: 2, fields: { name: 'Cup', originalPrice: 1250.5, offerPrice: 99, soldOut: true } },
        { row: 3, fields: { name: 'Tray', originalPrice: 125_000, offerPrice: null, soldOut: false } },
        { row: 4, fields: { name: 'Bowl', originalPrice: 300, offerPrice: 12.5, soldOut: true } },
      ],
      unread: ['Size Chart'],
    });
  });

  it('SP-6 refuses a row with its column and the reason', () => {
    const rows = [
      'Product ID,Name,Price,Sold Out',
      'x,Cup,1,no',
      ',,5,no',
      ',Tray,cheap,no',
      ',Bowl,5,perhaps',
    ];
    expect(readOwnFile(tableOf(rows.join('\n'))).refused).toEqual([
      {
        row: 2,
        name: 'Cup',
        column: 'Product ID',
        reason: 'A product’s id has 24 characters; leave it empty for a new product.',
      },
      { row: 3, name: '', column: 'Name', reason: 'A new product needs a name.' },
      { row: 4, name: 'Tray', column: 'Price', reason: '“cheap” is not an amount such as 1250 or 1,250.50.' },
      { row: 5, name: 'Bowl', column: 'Sold out', reason: '“perhaps” is not yes or no.' },
    ]);
  });

  it('SP-6 refuses a row with more cells than the header, whose price has a comma without quotation marks', () => {
    const { products, refused } = readOwnFile(tableOf('Name,Price\nCup,1,250\nTray,5,\nBowl,"1,250"\n'));
    expect(products.map(({ name, fields }) => [name, fields.originalPrice])).toEqual([
      ['Tray', 5],
      ['Bowl', 1250],
    ]);
    expect(refused).toEqual([
      {
        row: 2,
        name: 'Cup',
        column: '',
        reason: 'The row has more cells than the header: perhaps a cell with a comma has no quotation marks.',
      },
    ]);
  });

  it('SP-6 names the second of two columns with one name among those that are not read', () => {
    const { products, unread } = readOwnFile(tableOf('Name,Price,price ,Note\nCup,1,2,x\n'));
    expect(products.map(({ fields }) => fields)).toEqual([{ name: 'Cup', originalPrice: 1 }]);
    expect(unread).toEqual(['price ', 'Note']);
  });

  it('GS-13 has the pieces of a counted product, and an empty cell for any other', () => {
    const items = [
      { color: 'Red | Blue', size: 'M', pieces: 3 },
      { color: ' লাল ', size: 'L', pieces: 0 },
    ];
    // Blanks around a choice do not count.
    const { products } = readBack({ ...scarf, items }, scarf);
    expect(products.map(({ stock }) => stock)).toEqual([
      [
        { choices: ['Red | Blue', 'M'], pieces: 3 },
        { choices: ['লাল', 'L'], pieces: 0 },
      ],
      undefined,
    ]);
  });

  it('GS-13 refuses what is no number of pieces, with row and column', () => {
    const rows = ['Name,Stock', 'Cup,-3', 'Tray,2.5', 'Bowl,1000001', 'Jug,"Red, M = x"', 'Mug,1000000'];
    const expected = 'a whole number of pieces from 0 to 10,00,000, or such as Red, M = 3 | Red, L = 0';
    const { refused, products } = readOwnFile(tableOf(rows.join('\n')));
    expect(refused).toEqual(
      [
        [2, 'Cup', '-3'],
        [3, 'Tray', '2.5'],
        [4, 'Bowl', '1000001'],
        [5, 'Jug', 'Red, M = x'],
      ].map(([row, name, cell]) => ({ row, name, column: 'Stock', reason: `“${cell}” is not ${expected}.` })),
    );
    expect(products).toMatchObject([{ row: 6, stock: [{ choices: [], pieces: 1_000_000 }] }]);
  });
});
