import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { consignmentsApi } from '#api/orders/consignmentsApi.ts';
import { OrderActions } from '#dashboard/orders/list/OrderActions.tsx';
import { OverviewActions } from '#dashboard/orders/overview/OverviewActions.tsx';
import { shopMessages } from '#messages/domain/shopMessages.ts';
import { renderStaffScreen } from '../../../support/browser/renderStaffScreen.tsx';
import { anOrder } from '../../../support/builders/anOrder.ts';
import { aParcel } from '../../../support/builders/aParcel.ts';

const order = anOrder({ _id: 'o1', orderStatus: 'Confirmed' });
const at = '2025-01-05T09:07:00.000Z';
const booked = aParcel({ stage: 'booked' });
const told = `${shopMessages.sure.text} Its parcel stays booked with Steadfast: cancel that too.`;

/** What the dialog of the cancellation asks. */
const question = async (user: ReturnType<typeof renderStaffScreen>['user']) => {
  await user.click(await screen.findByRole('button', { name: 'Cancel' }));
  await screen.findByRole('dialog', { name: shopMessages.sure.title });
  const text = document.querySelector('.swal2-html-container')?.textContent;
  await user.keyboard('{Escape}');
  return text;
};

it.each([
  ['booked', told],
  ['withCourier', shopMessages.sure.text],
] as const)(
  'ST-7 CR-1 asks before the cancellation of an order whose parcel is %s: %s',
  async (stage, text) => {
    const parcelMark = { ...booked, orderId: 'o1', openAmount: 1250, stage };
    const row = { order, list: 'confirmed', by: 'staff', at, parcelMark, isTableCrowded: false } as const;
    const { user } = renderStaffScreen(<OrderActions {...row} />, () => ({ body: {} }));
    await user.click(screen.getByRole('button', { name: /^More/ }));
    expect(await question(user)).toBe(text);
  },
);

it('ST-7 CR-1 asks likewise on the page of the order, which has loaded its parcels', async () => {
  const { user, store } = renderStaffScreen(
    <OverviewActions order={order} by="staff" at={at} onRemoved={() => undefined} />,
    () => ({ body: { consignments: [{ ...booked, history: [], cashHistory: [] }] } }),
  );
  await store.dispatch(consignmentsApi.endpoints.orderConsignments.initiate('o1'));
  expect(await question(user)).toBe(told);
});
