import { isDeliveredFree, type OrderTerms } from '../shop/orderTerms.ts';

/** Delivery areas, each with the setting that has its charge; the label is the shopper's text. */
export const deliveryAreas = [
  { name: 'Inside of Dhaka', charge: 'chargeInside', label: 'ঢাকার ভিতরে' },
  { name: 'Outside of Dhaka', charge: 'chargeOutside', label: 'ঢাকার বাইরে' },
] as const;

export type DeliveryArea = (typeof deliveryAreas)[number]['name'];
export const deliveryAreaNames: readonly DeliveryArea[] = deliveryAreas.map((area) => area.name);

export const isDeliveryArea = (value: unknown): value is DeliveryArea =>
  deliveryAreaNames.some((name) => name === value);

/** Delivery charge in taka by the shop's terms; 0 where delivery is free and while no area is chosen. */
export const deliveryCharge = (terms: OrderTerms, area: DeliveryArea | '', subTotal: number): number => {
  const chosen = deliveryAreas.find(({ name }) => name === area);
  return chosen === undefined || isDeliveredFree(terms, subTotal) ? 0 : terms[chosen.charge];
};
