import { expect, it } from 'vitest';
import type { PageContents } from '#domain/shop/shopPage.ts';
import { pageSchema } from '#domain/shop/shopPageSchema.ts';

const page: PageContents = {
  title: 'Sizes',
  slug: 'sizes',
  description: 'Which size fits',
  body: '',
  isPublished: true,
  inMenu: false,
  inFooter: true,
};

it('SP-9 BN-5 removes the blanks around title and description of a page in both languages', () => {
  const typed = {
    ...page,
    title: ' Sizes ',
    description: ' Which size fits ',
    titleBengali: ' মাপ ',
    descriptionBengali: ' কোন মাপ ',
  };
  expect(pageSchema.validateSync(typed)).toEqual({
    ...page,
    titleBengali: 'মাপ',
    descriptionBengali: 'কোন মাপ',
  });
});

it('SP-9 BN-5 takes blanks alone for no Bengali title and no Bengali description', () => {
  expect(pageSchema.validateSync({ ...page, titleBengali: ' ', descriptionBengali: '\t' })).toEqual({
    ...page,
    titleBengali: '',
    descriptionBengali: '',
  });
});
