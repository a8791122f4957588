/** What the promo banner of the home page says (HM-8). */
export interface PromoTexts {
  /** Names the banner for screen readers. */
  readonly label: string;
  readonly title: string;
  readonly text: string;
}

export interface Promoted {
  /** The banner's texts as the server has sent them, in English. */
  readonly promo: PromoTexts;
  /** The merchant's own; empty for those of the specification. */
  readonly promoTitle: string;
  readonly promoText: string;
  /** Taka. */
  readonly freeDeliveryOver: number | null;
}

/** The banner's texts of the specification (HM-8), which follow the shop's free delivery. */
export const deliveryPromo: PromoTexts = {
  label: 'Delivery',
  title: 'From our shop to your door',
  text: 'Your order travels, to every district of Bangladesh.',
};
export const freeDeliveryPromo = (over: string): PromoTexts => ({
  label: 'Free delivery',
  title: 'Fill the basket, skip the delivery charge',
  text: `Orders over ${over} travel free, to every district of Bangladesh.`,
});

/** The banner's texts in the language of the page. */
export const promoOf = ({ promo }: Promoted): PromoTexts => promo;
