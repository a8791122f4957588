import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { nameLengths } from '#domain/shop/constants.ts';
import { Description } from '#storefront/product/Description.tsx';
import * as english from '#ui/layout/Bilingual.tsx';
import { RichText } from '#ui/layout/RichText.tsx';
import { TruncatedName } from '#ui/products/TruncatedName.tsx';
import { inBengali } from '../../support/browser/inBengali.ts';

type Names = typeof english;

const markupOf = (...elements: readonly ReactElement[]): string[] =>
  elements.map((element) => renderToStaticMarkup(element));

const twoNames = ({ TwoNames }: Names) =>
  markupOf(
    <TwoNames name="Cookware" bengali="হাঁড়ি-পাতিল" />,
    <TwoNames name="Tote Bags" bengali="" />,
    <TwoNames name="Kitchen Items" bengali={undefined} />,
  );

const shownNames = ({ shownName }: Names) =>
  markupOf(
    <p>{shownName('সুতি পাঞ্জাবি')}</p>,
    <p>{shownName('Cotton panjabi')}</p>,
    <p>{shownName('Panjabi পাঞ্জাবি')}</p>,
  );

describe('a name of data', () => {
  it('SP-4 BN-5 SH-8 stands in English on an English page, marked where it is Bengali, and in the Bengali font, a category’s with the Bengali one beside it', () => {
    expect(twoNames(english)).toEqual([
      'Cookware<small lang="bn" data-bengali="true">হাঁড়ি-পাতিল</small>',
      'Tote Bags',
      'Kitchen Items',
    ]);
    expect(shownNames(english)).toEqual([
      '<p><span data-bengali="true" lang="bn">সুতি পাঞ্জাবি</span></p>',
      '<p>Cotton panjabi</p>',
      '<p>Panjabi পাঞ্জাবি</p>',
    ]);
  });

  it('BN-5 stands in Bengali alone on a Bengali page, and in English, marked as such, without a Bengali one', async () => {
    const bengali = await inBengali(() => import('#ui/layout/Bilingual.tsx'));
    expect(twoNames(bengali)).toEqual([
      'হাঁড়ি-পাতিল',
      '<span lang="en">Tote Bags</span>',
      '<span lang="en">Kitchen Items</span>',
    ]);
    expect(shownNames(bengali)).toEqual([
      '<p>সুতি পাঞ্জাবি</p>',
      '<p><span lang="en">Cotton panjabi</span></p>',
      '<p>Panjabi পাঞ্জাবি</p>',
    ]);
    const { Bilingual } = bengali;
    expect(markupOf(<Bilingual text={{ en: 'Buy now', bn: 'এখনই কিনুন' }} />)).toEqual(['এখনই কিনুন']);
  });

  it('BN-5 of a product or a slide is the Bengali one in the Bengali application; a product with no name is unnamed', async () => {
    const { productTitle, readSlide, localSlide, readProduct } = await inBengali(async () => ({
      ...(await import('#domain/products/product.ts')),
      ...(await import('#domain/shop/slide.ts')),
    }));
    const raw = { _id: 'a', name: ' ', nameBengali: 'কাপ', subCategoryBengali: 'গ্লাস' };
    expect(readProduct(raw)).toMatchObject({ nameBengali: 'কাপ', subCategoryBengali: 'গ্লাস' });
    expect([raw, { name: 'Cup' }, { name: ' ' }].map(productTitle)).toEqual(['কাপ', 'Cup', 'নামহীন পণ্য']);
    for (const nameBengali of [7, null, ['কাপ'], {}])
      expect(readProduct({ ...raw, nameBengali })).not.toHaveProperty('nameBengali');
    const slide = readSlide({ _id: 'a', image: '/a.webp', title: 'Eid', titleBengali: 'ঈদ', button: 'See' });
    expect(slide && localSlide(slide)).toMatchObject({ title: 'ঈদ', button: 'See' });
  });

  it('BN-5 that is Bengali in an English field is marked on a card, in a description and in a page of text', () => {
    const elements = [
      <TruncatedName key="name" name="সুতি পাঞ্জাবি" cut={nameLengths.card} />,
      <Description key="description" text="রং: লাল" />,
      <RichText key="page" html="<p>আমরা <strong>হাটে</strong> আছি।</p>" />,
    ];
    for (const markup of markupOf(...elements)) expect(markup).toContain(' lang="bn"');
  });
});
