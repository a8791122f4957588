import { expect, it } from 'vitest';
import { sharingTags } from '#server/ssr/sharingTags.ts';
import { pageSettings } from '../../support/pageSettings.ts';

it('SP-10 BN-5 names the shop in the language of the page where the picture is that of the shop', () => {
  const sharingPicture = { address: `/pictures/${'a'.repeat(24)}-450.webp`, width: 450, height: 450 };
  const shop = { ...pageSettings.shop, name: 'Nodi', nameBengali: 'নদী', sharingPicture };
  const tags = sharingTags(
    { title: 'আমাদের কথা' },
    { title: 'আমাদের কথা', description: '', canonical: undefined, shop, language: 'bn' },
    'https://shop.example',
  );
  const alts = tags.filter((tag) => tag.includes('image:alt'));
  expect(alts).toEqual([
    '<meta property="og:image:alt" content="নদী">',
    '<meta name="twitter:image:alt" content="নদী">',
  ]);
});
