import { describe, expect, it } from 'vitest';
import { withAllBengaliNames } from '#domain/products/bengaliCategories.ts';
import {
  categoryKey,
  categoryPath,
  hundredTakaCategory,
  subCategoryPath,
} from '#domain/products/categoryNames.ts';
import { builtPictures } from '#domain/products/categorySchema.ts';
import { findCategory } from '#domain/products/categoryTree.ts';
import {
  defaultCategories as categories,
  defaultCategoryTree,
  defaultLabel,
  popularCategories,
  tileName,
} from '#domain/products/defaultCategories.ts';
import { colors, productTypes, sizes } from '#domain/products/productChoices.ts';

const subCategoriesOf = (name: string): string[] =>
  findCategory(defaultCategoryTree.categories, name)?.subCategories.map((sub) => sub.name) ?? [];

describe('the catalog', () => {
  it('HM-2 has the twelve categories of the spec with as many sub-categories as it lists', () => {
    expect(categories.map(({ name, subCategories }) => [name, subCategories.length])).toEqual([
      ['Women Items', 11],
      ['Men Items', 11],
      ['Health and Beauty', 11],
      ['Baby and Kids', 11],
      ['Gadget Items', 24],
      ['Kitchen Items', 11],
      ['Bag Items', 18],
      ['Home and Living', 19],
      ['100 TK Items', 11],
      ['Cosmetics and Accessories', 11],
      ['Electronics and Appliances', 11],
      ['Fashion and Accessories', 11],
    ]);
  });

  it('HM-2 lists each sub-category once within a category', () => {
    for (const { subCategories } of categories)
      expect(new Set(subCategories).size).toBe(subCategories.length);
  });

  it('BN-5 has a Bengali name for each category and sub-category, which no two of a list share', () => {
    const named = withAllBengaliNames(defaultCategoryTree.categories);
    for (const list of [named, ...named.map(({ subCategories }) => subCategories)]) {
      const names = list.map(({ nameBengali }) => nameBengali);
      expect(names.filter((name) => !/^[\u0980-\u09ff\s-]+$/.test(name))).toEqual([]);
      expect(new Set(names).size).toBe(names.length);
    }
  });

  it('HM-2 combines the lists of "Home and Living" and "Home & Living"', () => {
    const written = 'Tools & Hardware, Building Materials, Plumbing, Electrical, Paint & Supplies, Flooring';
    const twin = 'Furniture, Home Decor, Kitchen & Dining, Bedding & Bath, Storage & Organization';
    const list = subCategoriesOf('Home & Living');
    expect(list).toEqual(subCategoriesOf('home and living'));
    expect(list).toEqual(expect.arrayContaining([...written.split(', '), ...twin.split(', ')]));
    expect(list.filter((name) => name === 'Lighting')).toEqual(['Lighting']);
  });

  it('HM-2 finds "Home and Living" by either spelling, ignoring case', () => {
    expect(['Home & Living', ' HOME AND LIVING ', 'home & living'].map(categoryKey)).toEqual([
      'home and living',
      'home and living',
      'home and living',
    ]);
    expect(defaultLabel('home & living')).toBe('Home and Living');
  });

  it('HM-6 HM-9 has the category of each tile, and "100 TK Items"', () => {
    const names = [...popularCategories, hundredTakaCategory];
    expect(names.map((name) => findCategory(defaultCategoryTree.categories, name)?.name)).toEqual(names);
  });

  it('HM-6 has a picture in the build for each tile, and no other', () => {
    expect(popularCategories.map(tileName)).toEqual(builtPictures);
  });

  it('AP-5 offers the sub-categories of the chosen category, and none for an unknown one', () => {
    expect(subCategoriesOf('Kitchen Items')[0]).toBe('Cookware');
    expect(subCategoriesOf('Moon Items')).toEqual([]);
  });

  it('AP-5 offers the types, sizes and colours of the spec', () => {
    expect(productTypes).toEqual(['New Arrivals', 'Most Popular', 'Best Selling']);
    expect(sizes).toEqual(['XS', 'S', 'M', 'L', 'XL', 'XXL', 'XXXL']);
    expect(colors.join(', ')).toBe('Black, Gray, White, Red, Green, Blue, Yellow, Pink, Orange, Purple');
  });

  it('RT-12 builds the path of a category from its lowercase name', () => {
    expect(categoryPath('Home & Living')).toBe('/product/category/home%20and%20living');
    expect(subCategoryPath('Bath & Body')).toBe('/product/sub-category/bath%20%26%20body');
  });

  it('RT-11 restores the spelling of every lowercase name, and returns an unknown one unchanged', () => {
    for (const { name, subCategories } of categories) {
      for (const known of [name, ...subCategories]) expect(defaultLabel(known.toLowerCase())).toBe(known);
    }
    expect(defaultLabel('moon dust')).toBe('moon dust');
  });
});

describe('subCategoryPath', () => {
  it('RT-11 names the category only when one is given', () => {
    expect(subCategoryPath('Clothing')).toBe('/product/sub-category/clothing');
    expect(subCategoryPath(' Clothing ')).toBe('/product/sub-category/clothing');
    expect(subCategoryPath('Clothing', 'Home & Living')).toBe(
      '/product/sub-category/clothing?category=home+and+living',
    );
  });
});
