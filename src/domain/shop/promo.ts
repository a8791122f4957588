import { formatTaka } from '../values/money.ts';
import type { ShopSettings } from './shopSettings.ts';

/** The banner's picture in a new shop, a file of the build. */
export const promoPicture = '/promo.svg';

/** Of the banner's text, which is the same in both themes. */
export const promoTextColor = '#d8e5dc';

/** What the promo banner of the home page says (HM-8). */
export interface PromoTexts {
  /** Names the banner for screen readers. */
  readonly label: string;
  readonly title: string;
  readonly text: string;
}

type Promoted = Pick<ShopSettings, 'freeDeliveryOver' | 'promoTitle' | 'promoText'>;

/** The texts of the specification, which follow the shop's free delivery. */
const textsOfTerms = (freeDeliveryOver: number | null): PromoTexts =>
  freeDeliveryOver === null
    ? {
        label: 'Delivery',
        title: 'From our shop to your door',
        text: 'Your order travels, to every district of Bangladesh.',
      }
    : {
        label: 'Free delivery',
        title: 'Fill the basket, skip the delivery charge',
        text: `Orders over ${formatTaka(freeDeliveryOver)} travel free, to every district of Bangladesh.`,
      };

/** The merchant's texts; where one is empty, that of the specification. */
export const promoTexts = ({ freeDeliveryOver, promoTitle, promoText }: Promoted): PromoTexts => {
  const { label, title, text } = textsOfTerms(freeDeliveryOver);
  return { label: promoTitle || label, title: promoTitle || title, text: promoText || text };
};
