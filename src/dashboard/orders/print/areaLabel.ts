import type { CustomerData } from '#domain/orders/order.ts';

/** `Sylhet · Outside of Dhaka`, or only one of them if the host has not sent the other. */
export const areaLabel = ({
  district,
  deliveryArea,
}: Pick<CustomerData, 'district' | 'deliveryArea'>): string =>
  [district, deliveryArea].filter((part) => part !== '').join(' · ');
