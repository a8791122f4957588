import { describe, expect, it } from 'vitest';
import { defaultOrderTerms } from '#domain/shop/orderTerms.ts';
import { orderSums } from '#storefront/checkout/orderPayload.ts';
import { body, line } from './orders.ts';

describe('orderPayload', () => {
  it('CO-1 contains the form and the lines, with Dhaka date and time', () => {
    const lines = [line('cup', { quantity: 3, originalPrice: 99.5, customerEmail: 'a@example.com' })];
    // The rest of the form is that of `draft`.
    expect(body(lines, { address: '  House 1  ', comment: 'Ring twice' })).toEqual({
      date: '05 Jan, 2025',
      time: '03:07 pm',
      subTotal: 298.5,
      total: 358.5,
      orderStatus: 'Pending',
      products: [
        {
          id: 'cup',
          name: 'Product cup',
          imageUrl: '/pictures/cup-450.webp',
          color: 'N/A',
          size: 'N/A',
          quantity: 3,
          originalPrice: 99.5,
        },
      ],
      customerData: {
        name: 'Rahima Khatun',
        email: 'rahima@example.com',
        mobileNumber: '01712345678',
        district: 'Dhaka',
        address: 'House 1',
        comment: 'Ring twice',
        addressType: 'Home',
        deliveryArea: 'Inside of Dhaka',
        paymentSystem: 'Cash On Delivery',
        deliveryCharge: 60,
      },
    });
  });
});

describe('orderSums', () => {
  it('CO-4 has no charge until an area is chosen', () => {
    expect(orderSums(defaultOrderTerms, [line('cup')], '')).toEqual({ subTotal: 100, charge: 0, total: 100 });
  });

  it('CO-4 adds 120 outside of Dhaka', () => {
    expect(orderSums(defaultOrderTerms, [line('cup', { quantity: 2 })], 'Outside of Dhaka')).toEqual({
      subTotal: 200,
      charge: 120,
      total: 320,
    });
  });

  it('PD-8 delivers an order over 5,000 taka free, but not one of exactly 5,000', () => {
    expect(orderSums(defaultOrderTerms, [line('pan', { quantity: 50 })], 'Outside of Dhaka').total).toBe(
      5120,
    );
    expect(orderSums(defaultOrderTerms, [line('pan', { quantity: 51 })], 'Outside of Dhaka').total).toBe(
      5100,
    );
  });
});
