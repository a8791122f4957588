import type { CustomerData } from '#domain/orders/order.ts';

/** `Sylhet · Outside of Dhaka`; the part alone that a host has sent. */
export const areaLabel = ({
  district,
  deliveryArea,
}: Pick<CustomerData, 'district' | 'deliveryArea'>): string =>
  [district, deliveryArea].filter((part) => part !== '').join(' · ');
