import { freeShippingOver } from '../shop/constants.ts';

/** Delivery areas with their charge in taka; the label is the shopper's text. */
export const deliveryAreas = [
  { name: 'Inside of Dhaka', charge: 60, label: 'ঢাকার ভিতরে' },
  { name: 'Outside of Dhaka', charge: 120, label: 'ঢাকার বাইরে' },
] as const;

export type DeliveryArea = (typeof deliveryAreas)[number]['name'];
export const deliveryAreaNames: readonly DeliveryArea[] = deliveryAreas.map((area) => area.name);

export const isDeliveryArea = (value: unknown): value is DeliveryArea =>
  deliveryAreaNames.some((name) => name === value);

/** Delivery charge in taka; 0 above the free-shipping sub-total and while no area is chosen. */
export const deliveryCharge = (area: DeliveryArea | '', subTotal: number): number => {
  if (subTotal > freeShippingOver) return 0;
  return deliveryAreas.find((candidate) => candidate.name === area)?.charge ?? 0;
};
