/** What the promo banner of the home page says (HM-8). */
export interface PromoTexts {
  /** Names the banner for screen readers. */
  readonly label: string;
  readonly title: string;
  readonly text: string;
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
