import type { CartLine } from '#domain/checkout/cart.ts';
import { defaultOrderTerms } from '#domain/shop/orderTerms.ts';
import { type CheckoutDraft, emptyDraft, filledCheckout } from '#storefront/checkout/checkoutDraft.ts';
import { type OrderPayload, orderPayload } from '#storefront/checkout/orderPayload.ts';

/** Factories for the tests of this folder. */

/** One piece for 100 taka. */
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

/** What a guest in Dhaka has typed: all that is needed. */
export const draft = (more: Partial<CheckoutDraft> = {}): CheckoutDraft => ({
  ...emptyDraft,
  name: 'Rahima Khatun',
  email: 'rahima@example.com',
  mobileNumber: '01712345678',
  district: 'Dhaka',
  address: 'House 1, Road 2, Mirpur',
  deliveryArea: 'Inside of Dhaka',
  ...more,
});

/** The order of a shopper without an account. `now` is the time of the press, by default 15:07 in Dhaka. */
export const body = (
  lines: readonly CartLine[],
  more: Partial<CheckoutDraft> = {},
  now = '2025-01-05T09:07:00Z',
): OrderPayload => orderPayload(defaultOrderTerms, lines, filledCheckout(draft(more), null), new Date(now));

const details = {
  name: 'Rahima Khatun',
  email: 'rahima@example.com',
  mobileNumber: '01712345678',
  district: 'Dhaka',
  address: 'House 7, Mirpur',
  addressType: 'Office',
};

/** Stores a guest's details on this device, so that a checkout only has to be confirmed. */
export const rememberDetails = (): void =>
  localStorage.setItem('checkoutDetails', JSON.stringify({ guest: details }));
