import { deliveryPromo, freeDeliveryPromo, type PromoTexts } from '#messages/domain/promo.ts';
import { takaText } from '../values/money.ts';
import type { ShopSettings } from './shopSettings.ts';

/** The banner's picture in a new shop, a file of the build. */
export const promoPicture = '/promo.svg';

/** The colour of the banner's text in both themes. */
export const promoTextColor = '#d8e5dc';

type Promoted = Pick<ShopSettings, 'freeDeliveryOver' | 'promoTitle' | 'promoText'>;

/** The banner's texts: the merchant's, and the specification's for each empty one. `label` is its name for screen readers. */
export const promoTexts = ({ freeDeliveryOver, promoTitle, promoText }: Promoted): PromoTexts => {
  const { label, title, text } =
    freeDeliveryOver === null ? deliveryPromo : freeDeliveryPromo(takaText(freeDeliveryOver));
  return { label: promoTitle || label, title: promoTitle || title, text: promoText || text };
};
