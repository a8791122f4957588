import type { Language } from '../values/language.ts';
import { defaultShopSettings } from './defaultShopSettings.ts';
import type { BengaliSettings, PublicSettings } from './shopSettings.ts';

const { promoButton, promoButtonBengali } = defaultShopSettings;

/** What the shop says on pages in Bengali; where a text is empty, the English one stands. */
const bengaliTexts = (shop: PublicSettings) => ({
  description: shop.descriptionBengali || shop.description,
  address: shop.addressBengali || shop.address,
  promoTitle: shop.promoTitleBengali || shop.promoTitle,
  promoText: shop.promoTextBengali || shop.promoText,
  promoButton:
    shop.promoButtonBengali || (shop.promoButton === promoButton ? promoButtonBengali : shop.promoButton),
});

const withoutBengali = <Shop extends BengaliSettings>({
  descriptionBengali: _description,
  addressBengali: _address,
  promoTitleBengali: _title,
  promoTextBengali: _text,
  promoButtonBengali: _button,
  ...others
}: Shop): Omit<Shop, keyof BengaliSettings> => others;

/** The shop with its texts in the language of a page, which brings no others (BN-5). */
export const shopInLanguage = <Shop extends PublicSettings>(
  shop: Shop,
  language: Language,
): Omit<Shop, keyof BengaliSettings> => ({
  ...withoutBengali(shop),
  ...(language === 'bn' ? bengaliTexts(shop) : null),
});
