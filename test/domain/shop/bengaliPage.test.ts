import { expect, it } from 'vitest';
import { localSummary } from '#domain/shop/bengaliPage.ts';
import { inBengali } from '../../support/browser/inBengali.ts';

const row = { _id: 'p1', slug: 'terms', title: 'Terms', isPublished: true, inMenu: false, inFooter: true };
const withBengali = { ...row, titleBengali: 'শর্ত' };

it('BN-5 the list of pages has the titles in the language of the page, the English one where there is no other', async () => {
  const bengali = await inBengali(() => import('#domain/shop/bengaliPage.ts'));
  expect([localSummary(withBengali).title, bengali.localSummary(withBengali).title]).toEqual([
    'Terms',
    'শর্ত',
  ]);
  expect(bengali.localSummary(row).title).toBe('Terms');
});
