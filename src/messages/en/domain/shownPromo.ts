import type { PromoTexts } from './promo.ts';

export interface Promoted {
  /** The banner's texts as the server has sent them, in English. */
  readonly promo: PromoTexts;
  /** The merchant's own; empty for those of the specification. */
  readonly promoTitle: string;
  readonly promoText: string;
  /** Taka. */
  readonly freeDeliveryOver: number | null;
}

/** The banner's texts in the language of the page. */
export const promoOf = ({ promo }: Promoted): PromoTexts => promo;
