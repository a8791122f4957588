import type { Language } from '../values/language.ts';
import { defaultShopSettings } from './defaultShopSettings.ts';
import type { BengaliSettings, PublicSettings } from './shopSettings.ts';

/**
 * The text of the banner's button on Bengali pages: the merchant's Bengali one. Without it a button that still has a new shop's English
 * text gets a new shop's Bengali text, and any other button keeps its English text.
 */
const bengaliPromoButton = ({ promoButton, promoButtonBengali }: PublicSettings): string => {
  if (promoButtonBengali) return promoButtonBengali;
  const isUnchanged = promoButton === defaultShopSettings.promoButton;
  return isUnchanged ? (defaultShopSettings.promoButtonBengali ?? promoButton) : promoButton;
};

/** The shop's texts on Bengali pages; for an empty one, the English text. */
const textsOnBengaliPages = (shop: PublicSettings) => ({
  description: shop.descriptionBengali || shop.description,
  address: shop.addressBengali || shop.address,
  promoTitle: shop.promoTitleBengali || shop.promoTitle,
  promoText: shop.promoTextBengali || shop.promoText,
  promoButton: bengaliPromoButton(shop),
});

const withoutBengali = <Shop extends BengaliSettings>({
  descriptionBengali: _description,
  addressBengali: _address,
  promoTitleBengali: _title,
  promoTextBengali: _text,
  promoButtonBengali: _button,
  ...others
}: Shop): Omit<Shop, keyof BengaliSettings> => others;

/** The shop with only the texts in the language of the page (BN-5). */
export const shopInLanguage = <Shop extends PublicSettings>(
  shop: Shop,
  language: Language,
): Omit<Shop, keyof BengaliSettings> => ({
  ...withoutBengali(shop),
  ...(language === 'bn' ? textsOnBengaliPages(shop) : null),
});
