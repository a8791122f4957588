import { describe, expect, it } from 'vitest';
import { notPicked } from '#domain/checkout/cart.ts';
import { customerDataSchema } from '#domain/checkout/checkoutForm.ts';
import {
  draftPhoneOrder,
  isUnusualCaller,
  phoneCustomerWarnings,
  phoneOrderCustomerSchema,
} from '#domain/orders/phoneOrder.ts';
import { readProduct } from '#domain/products/product.ts';
import { defaultOrderTerms } from '#domain/shop/orderTerms.ts';

const cup = readProduct({
  _id: 'cup',
  name: 'Cup',
  originalPrice: 300,
  offerPrice: 250,
  images: ['/cup.webp'],
});

const customer = {
  name: 'Rahima Khatun',
  email: '',
  mobileNumber: '01711000222',
  district: 'Dhaka',
  address: 'House 3, Mirpur',
  comment: '',
  addressType: 'Home',
  deliveryArea: 'Outside of Dhaka',
} as const;

const draftOf = (quantity: number, id = 'cup') =>
  draftPhoneOrder(customer, [{ line: null, id, color: notPicked, size: notPicked, quantity }], {
    productOf: (asked) => (asked === 'cup' ? (cup ?? undefined) : undefined),
    terms: defaultOrderTerms,
  });

const withEmail = (email: string) => ({ ...customer, email, paymentSystem: 'Cash On Delivery' });

describe('an order on the phone', () => {
  it('DK-18 has the prices and the charge of the checkout', () => {
    const { products, customerData, subTotal, total, refusals } = draftOf(2);
    expect({ products, charge: customerData.deliveryCharge, subTotal, total, refusals }).toEqual({
      products: [
        {
          id: 'cup',
          name: 'Cup',
          imageUrl: '/cup.webp',
          color: notPicked,
          size: notPicked,
          quantity: 2,
          originalPrice: 250,
        },
      ],
      charge: 120,
      subTotal: 500,
      total: 620,
      refusals: [],
    });
  });

  it('DK-18 is refused with a product that the shop no longer has', () => {
    expect(draftOf(1, 'gone').refusals.map(({ field }) => field)).toEqual(['products[0].id']);
  });

  it('DK-18 needs no e-mail address, and no wrong one', () => {
    expect(phoneOrderCustomerSchema.isValidSync(withEmail(''))).toBe(true);
    expect(phoneOrderCustomerSchema.isValidSync(withEmail('rahima'))).toBe(false);
  });

  it('DK-18 BN-7 takes an e-mail address with the marks of direction that a copied one brings, as the checkout does', () => {
    const copied = withEmail('\u202arahima@example.com\u202c ');
    const read = [customerDataSchema, phoneOrderCustomerSchema].map(
      (schema) => schema.validateSync(copied).email,
    );
    expect(read).toEqual(['rahima@example.com', 'rahima@example.com']);
  });

  it('DK-18 SH-2 BN-7 has a hint for the number of no operator, in whatever notation, also while it is typed', () => {
    const typed = [
      '01711000222',
      '+880 1711-000222',
      '০১৭১১',
      '+88',
      '+88017',
      '008801711000222',
      '1711000222',
    ];
    expect(typed.map(isUnusualCaller)).toEqual(typed.map(() => false));
    const unusual = ['02711000222', '+880 1211-000222', '০২৭', '88012'];
    expect(unusual.map(isUnusualCaller)).toEqual(unusual.map(() => true));
  });

  it('DK-18 warns of a blocked phone number', () => {
    const block = { reason: 'Never at home.', by: 'Nusrat', at: '2026-03-02T09:07:00.000Z' };
    const counts = { delivered: 0, cancelled: 0, returned: 0, open: 0 };
    expect(phoneCustomerWarnings({ ...counts, block, addresses: [] })).toEqual([
      'This phone number is blocked: Never at home.',
    ]);
  });
});
