import type { PromoTexts } from '../../en/domain/promo.ts';
import type { Promoted } from '../../en/domain/shownPromo.ts';
import type { Matches } from '../../matches.ts';
import { groupDigits } from '../language.ts';
import { deliveryPromo, freeDeliveryPromo } from './promo.ts';

export const promoOf = ({ promoTitle, promoText, freeDeliveryOver }: Promoted): PromoTexts => {
  const { label, title, text } =
    freeDeliveryOver === null ? deliveryPromo : freeDeliveryPromo(`৳${groupDigits(freeDeliveryOver)}`);
  return { label: promoTitle || label, title: promoTitle || title, text: promoText || text };
};

export type Complete = Matches<
  typeof import('../../en/domain/shownPromo.ts'),
  typeof import('./shownPromo.ts')
>;
