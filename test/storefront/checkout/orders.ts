import type { CartLine } from '#domain/cart.ts';
import { type OrderBody, orderBody } from '#storefront/checkout/orderBody.ts';
import { filledCheckout, type TypedCheckout, untouchedCheckout } from '#storefront/checkout/typedCheckout.ts';

/** Makers for the tests of this folder. */

export const line = (id: string, more: Partial<CartLine> = {}): CartLine => ({
  id,
  name: `Product ${id}`,
  imageUrl: `/pictures/${id}-450.webp`,
  color: 'N/A',
  size: 'N/A',
  quantity: 1,
  originalPrice: 100,
  ...more,
});

export const typed = (more: Partial<TypedCheckout> = {}): TypedCheckout => ({
  ...untouchedCheckout,
  name: 'Rahima Khatun',
  email: 'rahima@example.com',
  mobileNumber: '01712345678',
  district: 'Dhaka',
  address: 'House 1, Road 2, Mirpur',
  deliveryArea: 'Inside of Dhaka',
  ...more,
});

export const body = (
  lines: readonly CartLine[],
  more: Partial<TypedCheckout> = {},
  now = '2025-01-05T09:07:00Z',
): OrderBody => orderBody(lines, filledCheckout(typed(more), null), new Date(now));
