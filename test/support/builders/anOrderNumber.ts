import { orderNumberOf } from '#domain/orders/orderNumber.ts';

/** An order number of a new shop, `HK-…`, from a whole number. */
export const anOrderNumber = (random: number): string => orderNumberOf(random, 'HK');
