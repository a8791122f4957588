import { type DaySpan, type DeliveryDays, daysInside, daysOutside } from '../shop/deliveryDays.ts';
import { isDeliveredFree, type OrderTerms } from '../shop/orderTerms.ts';

/** Delivery areas: `charge` and `days` say where the settings have these; `label` is Bengali, for pages in both languages. */
export const deliveryAreas = [
  { name: 'Inside of Dhaka', charge: 'chargeInside', days: daysInside, label: 'ঢাকার ভিতরে' },
  { name: 'Outside of Dhaka', charge: 'chargeOutside', days: daysOutside, label: 'ঢাকার বাইরে' },
] as const;

export type DeliveryArea = (typeof deliveryAreas)[number]['name'];
export const deliveryAreaNames: readonly DeliveryArea[] = deliveryAreas.map((area) => area.name);

/** The area with the name; `undefined` for any other text. */
const areaNamed = (area: string) => deliveryAreas.find(({ name }) => name === area);

export const isDeliveryArea = (value: unknown): value is DeliveryArea =>
  deliveryAreaNames.some((name) => name === value);

/** Delivery charge in taka by the shop's terms; 0 if delivery is free, and while no area is chosen (''). */
export const deliveryCharge = (terms: OrderTerms, area: DeliveryArea | '', subTotal: number): number => {
  const chosen = areaNamed(area);
  return chosen === undefined || isDeliveredFree(terms, subTotal) ? 0 : terms[chosen.charge];
};

/** How many days a delivery takes (BY-6); a text from another host that is no area counts as outside of Dhaka. */
export const deliveryDays = (days: DeliveryDays, area: string): DaySpan => {
  const known = areaNamed(area);
  return known === undefined ? daysOutside(days) : known.days(days);
};
