import { describe, expect, it } from 'vitest';
import { ContactLinks } from '#storefront/layout/footer/ContactLinks.tsx';
import { Footer } from '#storefront/layout/footer/Footer.tsx';
import { NoticeBar } from '#storefront/layout/header/NoticeBar.tsx';
import { openStore } from '../../support/browser/openStore.ts';
import { renderMarkup, textOf } from '../../support/browser/renderMarkup.tsx';
import { pageSettings } from '../../support/pageSettings.ts';

const shop = {
  ...pageSettings.shop,
  notice: '',
  messengerUrl: '',
  socialUrl: '',
  socialNetworks: [],
  deliveryPartners: ['Own Rider'],
};
const store = openStore({ settings: { ...pageSettings, shop } });

describe('a shop that leaves settings empty', () => {
  it('SP-2 BN-2 has the other language and the helpline in the bar above the header, and no switch that stops a notice', () => {
    const markup = renderMarkup(<NoticeBar />, { store });
    // The switch is a checkbox.
    expect([textOf(markup), markup.includes('<input')]).toEqual(['বাংলা Helpline 09600-000111', false]);
  });

  it('SP-2 offers no messenger and no social page', () => {
    expect(textOf(renderMarkup(<ContactLinks id="contact" isOpen />, { store }))).toBe('Call us');
  });

  it('SP-2 has no empty panel in the footer, and shows a partner without a drawing by its name', () => {
    const markup = renderMarkup(<Footer />, { store });
    const panels = [...markup.matchAll(/<section aria-label="([^"]*)"/g)].map(([, name]) => name);
    expect(panels).toEqual(['Delivery Partner', 'Payment Partner']);
    expect(textOf(/<section aria-label="Delivery Partner".*?<\/section>/s.exec(markup)?.[0] ?? '')).toBe(
      'Delivery Partner Own Rider',
    );
  });
});
