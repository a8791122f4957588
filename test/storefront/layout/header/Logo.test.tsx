import type { ComponentType } from 'react';
import { expect, it } from 'vitest';
import { Logo } from '#storefront/layout/header/Logo.tsx';
import { inBengali } from '../../../support/browser/inBengali.ts';
import { renderMarkup } from '../../../support/browser/renderMarkup.tsx';

/** The visible name of the shop, and the name before the comma in the label of the link to the home page. */
const namesIn = (Screen: ComponentType) => {
  const markup = renderMarkup(<Screen />);
  return {
    seen: /<strong>([^<]*)/.exec(markup)?.[1],
    called: /aria-label="([^"]*)"/.exec(markup)?.[1]?.split(',')[0],
  };
};

it('BN-10 SH-16 the link of the logo is called as its visible name in both languages', async () => {
  expect(namesIn(Logo)).toEqual({ seen: 'Hatkhola', called: 'Hatkhola' });
  const bengali = await inBengali(() => import('#storefront/layout/header/Logo.tsx'));
  expect(namesIn(bengali.Logo)).toEqual({ seen: 'হাটখোলা', called: 'হাটখোলা' });
});
