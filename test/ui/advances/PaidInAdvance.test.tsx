import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { OrderStatus } from '#domain/orders/orderStatus.ts';
import { PaidInAdvance } from '#ui/advances/PaidInAdvance.tsx';

const shown = (
  advances: { paid?: number; refundDue?: number; refunded?: number },
  orderStatus: OrderStatus,
) => {
  const sums = { paid: 0, refundDue: 0, refunded: 0, ...advances };
  const payment = { toPay: 2170, advances: sums };
  return render(<PaidInAdvance payment={payment} orderStatus={orderStatus} />).container.textContent;
};

it.each([
  ['Shipping', { paid: 120 }, 'Paid in advance−৳120To pay at the door৳2,170'],
  ['Delivered', { paid: 120 }, 'Paid in advance−৳120'],
  ['Cancelled', { refundDue: 120 }, 'We will give back the ৳120 that you paid in advance.'],
  ['Cancelled', { refunded: 120 }, 'We have given back the ৳120 that you paid in advance.'],
] as const)('CA-10 an order that is %s tells its customer what became of %j', (status, sums, text) => {
  expect(shown(sums, status)).toBe(text);
});
