import { describe, expect, it } from 'vitest';
import { pictureFinder } from '#domain/productFiles/findPictures.ts';
import { prepareProducts } from '#domain/productFiles/prepareProducts.ts';
import type { FileProduct, ProductFile } from '#domain/productFiles/productFile.ts';
import { defaultCategoryTree } from '#domain/products/defaultCategories.ts';

const productOf = (changes: Partial<FileProduct>): FileProduct => ({
  row: 2,
  key: 'woocommerce 1',
  name: 'Cup',
  fields: { name: 'Cup' },
  sourceCategories: ['Kitchen Items'],
  notes: [],
  ...changes,
});
const fileOf = (
  products: readonly FileProduct[],
  kind: ProductFile['kind'] = 'wooCommerce',
): ProductFile => ({
  kind,
  products,
  refused: [],
  columns: { name: 'Name', category: 'Categories', originalPrice: 'Regular price', id: 'ID' },
  unread: [],
});
/** The categories of a new shop, no choice of an admin, and no ZIP file with pictures. */
const options = { categories: defaultCategoryTree.categories, choices: {}, find: () => null };

describe('the products of a file, before they are compared', () => {
  it.each([
    [['Kitchen Items > Tableware > Cups'], { category: 'Kitchen Items', subCategory: 'Tableware' }],
    [['Sale', 'home & living'], { category: 'Home and Living', subCategory: '' }],
    [['Apparel > Jewelry Sets', 'Shop > Cookware'], { category: 'Kitchen Items', subCategory: 'Cookware' }],
  ])('SP-6 %j is the place %j', (sourceCategories, place) => {
    const { products } = prepareProducts(fileOf([productOf({ sourceCategories })]), options);
    expect(products[0]?.fields).toEqual({ name: 'Cup', ...place });
  });

  it('BY-3 a picture keeps its colour when one before it is not found', () => {
    const file = fileOf(
      [
        productOf({
          fields: { imageColors: ['Red', 'Blue', 'Pink'] },
          pictures: ['a.jpg', 'b.jpg', 'c.jpg'],
        }),
      ],
      'own',
    );
    const { products } = prepareProducts(file, { ...options, find: pictureFinder(['b.jpg', 'c.jpg']) });
    expect(products[0]).toMatchObject({
      fields: { imageColors: ['Blue', 'Pink'] },
      pictures: [{ entry: 'b.jpg' }, { entry: 'c.jpg' }],
    });
  });

  it('SP-6 a category that the shop does not have is refused until the admin has chosen one', () => {
    const file = fileOf([
      productOf({ sourceCategories: ['Eid > Clothing'] }),
      productOf({ row: 3, key: 'woocommerce 2', sourceCategories: [] }),
    ]);
    const before = prepareProducts(file, options);
    expect(before).toMatchObject({
      products: [],
      refused: [
        { row: 2, column: 'Categories', reason: 'Choose a category of the shop for “Eid > Clothing”.' },
        { row: 3, column: 'Categories', reason: 'Choose a category of the shop for “No category”.' },
      ],
      unknownCategories: [
        { name: 'Eid > Clothing', products: 1 },
        { name: 'No category', products: 1 },
      ],
    });
    const men = { category: 'Men Items', subCategory: 'Clothing' };
    const after = prepareProducts(file, { ...options, choices: { 'Eid > Clothing': men } });
    expect(after.products.map(({ fields }) => fields)).toEqual([{ name: 'Cup', ...men }]);
  });

  it('SP-6 a file of this shop keeps its categories, also unknown ones', () => {
    const product = productOf({ fields: { name: 'Cup', category: 'Own' }, sourceCategories: [] });
    expect(prepareProducts(fileOf([product], 'own'), options).products[0]?.fields.category).toBe('Own');
  });

  it('SP-6 the rules of the product form hold, and a product is in the file once', () => {
    const { refused } = prepareProducts(
      fileOf([
        productOf({ fields: { name: 'Cup', originalPrice: 0 } }),
        productOf({ row: 3, key: 'woocommerce 2' }),
        productOf({ row: 4, key: 'woocommerce 2' }),
      ]),
      options,
    );
    expect(refused).toEqual([
      { row: 2, name: 'Cup', column: 'Regular price', reason: 'Original price must be at least 1.' },
      { row: 4, name: 'Cup', column: 'Name', reason: 'Row 3 is the same product.' },
    ]);
  });

  it('SP-6 SH-15 pictures come from the ZIP file by name, never from an address of another shop', () => {
    const find = pictureFinder(['2023/cup.jpg', 'uploads/2024/05/Cup.JPG', 'চা কাপ.png']);
    const pictures = [
      'https://old.example/wp-content/uploads/2024/05/cup.jpg?v=2',
      'https://old.example/%E0%A6%9A%E0%A6%BE%20%E0%A6%95%E0%A6%BE%E0%A6%AA.png',
      'https://old.example/lost.jpg',
    ];
    const [product] = prepareProducts(fileOf([productOf({ pictures })]), { ...options, find }).products;
    expect([product?.pictures, product?.notes]).toEqual([
      [{ entry: 'uploads/2024/05/Cup.JPG' }, { entry: 'চা কাপ.png' }],
      ['Not in the ZIP file: “https://old.example/lost.jpg”.'],
    ]);
  });

  it('SP-6 a product keeps its pictures when the ZIP file has none of them, and its own addresses', () => {
    const foreign = productOf({ pictures: ['https://old.example/lost.jpg'] });
    expect(prepareProducts(fileOf([foreign]), options).products[0]).not.toHaveProperty('pictures');
    const own = productOf({
      id: 'a'.repeat(24),
      pictures: ['/pictures/a-900.webp', 'https://i.example/b.png'],
    });
    expect(prepareProducts(fileOf([own], 'own'), options).products[0]?.pictures).toEqual([
      { address: '/pictures/a-900.webp' },
      { address: 'https://i.example/b.png' },
    ]);
  });

  it('SP-6 a product has as many pictures as the form has places', () => {
    const names = ['1.jpg', '2.jpg', '3.jpg', '4.jpg', '5.jpg'];
    const [product] = prepareProducts(fileOf([productOf({ pictures: names })]), {
      ...options,
      find: pictureFinder(names),
    }).products;
    expect([product?.pictures?.length, product?.notes]).toEqual([
      4,
      ['It has 5 pictures; the first 4 are taken.'],
    ]);
  });
});
