import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { OrderCard } from '#dashboard/orders/list/OrderCard.tsx';
import type { OrderStatus } from '#domain/orders/orderStatus.ts';
import { renderStaffScreen } from '../../../support/browser/renderStaffScreen.tsx';
import { anOrder } from '../../../support/builders/anOrder.ts';

/** 06:07 pm in Dhaka, three hours after the order. */
const at = '2025-01-05T12:07:00.000Z';

const openCard = (orderStatus: OrderStatus, more = {}) => {
  const order = anOrder({ _id: 'a1', date: '05 Jan, 2025', time: '03:07 pm', orderStatus, ...more });
  return renderStaffScreen(
    <OrderCard
      order={order}
      list="all"
      by="admin"
      at={at}
      phoneHistory={undefined}
      parcelMark={undefined}
      checkbox={null}
    />,
    () => ({ body: {} }),
  );
};
const visible = (text: string) => screen.queryByText(text)?.closest('[hidden]') === null;
const buttons = () => screen.getAllByRole('button').map(({ textContent }) => textContent?.trim());

describe('OrderCard', () => {
  it('MD-6 shows age, status, phone link, amount and the next step, and the rest after More', async () => {
    const { user } = openCard('Pending');
    const { customerData } = anOrder();
    expect(screen.getByText('3 h')).toBeTruthy();
    expect(screen.getByText('Pending')).toBeTruthy();
    expect(screen.getByRole('link', { name: customerData.mobileNumber }).getAttribute('href')).toMatch(
      /^tel:/,
    );
    expect(buttons()).toEqual(['Confirm', 'More']);
    expect(visible('Order Date')).toBe(false);

    await user.click(screen.getByRole('button', { name: /^More for order/ }));
    expect(buttons()).toEqual(['Confirm', 'More', 'Cancel']);
    expect(screen.getByText('05 Jan, 2025 03:07 pm')).toBeTruthy();
    expect(screen.getByText('a1', { selector: 'code' })).toBeTruthy();
    expect(screen.getByRole('link', { name: /^View order/ })).toBeTruthy();
  });

  it('MD-6 DK-14 has the district behind More', async () => {
    const { user } = openCard('Pending');
    const { district } = anOrder().customerData;
    expect(visible(district)).toBe(false);
    await user.click(screen.getByRole('button', { name: /^More for order/ }));
    expect(screen.getByText(district).previousSibling?.textContent).toBe('District');
  });

  it('MD-6 has the link to the overview in place of a next step', () => {
    openCard('Delivered');
    expect(buttons()).toEqual(['More']);
    expect(screen.getByRole('link', { name: /^View order/ })).toBeTruthy();
  });

  it('ST-8 offers to refresh in place of the moves of an order that another user has moved', () => {
    openCard('Confirmed', { othersChange: { kind: 'moved', message: 'Moved by somebody else.' } });
    expect(buttons()).toEqual(['Refresh the list', 'More']);
    expect(screen.getByRole('alert').textContent).toContain('Moved by somebody else.');
  });
});
