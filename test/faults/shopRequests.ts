import { defaultShopSettings } from '#domain/shop/defaultShopSettings.ts';
import { fixedPages } from '#domain/shop/shopPage.ts';
import { steadfastPrices } from '../support/builders/courierPrices.ts';

const contactPage = {
  title: 'Contact Us',
  slug: 'contact-us',
  description: '',
  body: 'Call us.',
  isPublished: true,
  inMenu: true,
  inFooter: true,
};

/** A valid request for each call on the shop's pages, settings, keys and opening. */
export const shopRequests = {
  getPublicPage: { by: 'anyone', params: { slug: 'about-us' } },
  listPages: { by: 'admin' },
  getPage: { by: 'admin', params: { id: fixedPages.contact } },
  previewPage: { by: 'admin', body: { body: 'Hello' } },
  addPage: { by: 'admin', body: { page: { ...contactPage, slug: 'size-guide' } } },
  savePage: { by: 'admin', params: { id: fixedPages.contact }, body: { version: 0, page: contactPage } },
  movePage: { by: 'admin', params: { id: fixedPages.contact }, body: { from: 2, to: 1 } },
  deletePage: { by: 'admin', params: { id: fixedPages.contact } },
  getShopSettings: { by: 'admin' },
  saveShopSettings: {
    by: 'admin',
    body: { version: 0, settings: { ...defaultShopSettings, courierPrices: [steadfastPrices] } },
  },
  getCourierSetup: { by: 'admin' },
  tryCourier: { by: 'admin', params: { courier: 'steadfast' } },
  getShopSecrets: { by: 'admin' },
  saveShopSecret: { by: 'admin', params: { name: 'sslCommerzStorePassword' }, body: { value: 'a-key-4f' } },
  removeShopSecret: { by: 'admin', params: { name: 'sslCommerzStorePassword' } },
  chooseCategories: {
    by: 'admin',
    body: {
      version: 0,
      start: 'list',
      categories: [
        { name: 'Fish', nameBengali: 'মাছ', subCategories: [{ name: 'River Fish', nameBengali: '' }] },
      ],
    },
  },
  getOpening: { by: 'admin' },
  changeOpening: { by: 'admin', body: { kind: 'skip', step: 'phones' } },
} as const;
