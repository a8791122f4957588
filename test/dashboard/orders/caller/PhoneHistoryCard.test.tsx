import { act, screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { shopApi } from '#api/client/shopApi.ts';
import { PhoneHistoryCard } from '#dashboard/orders/caller/PhoneHistoryCard.tsx';
import { PhoneNotices } from '#dashboard/orders/caller/PhoneWarnings.tsx';
import type { OrderStatus } from '#domain/orders/orderStatus.ts';
import { renderStaffScreen } from '../../../support/browser/renderStaffScreen.tsx';
import { anOrder } from '../../../support/builders/anOrder.ts';

/** Every order of `anOrder` has the phone number 01700000111. */
const order = anOrder({ _id: 'o0' });
const others = (count: number) =>
  Array.from({ length: count }, (_, index) => anOrder({ _id: `o${index + 1}` }));
const known = {
  _id: 'o0',
  delivered: 0,
  cancelled: 0,
  returned: 0,
  open: 0,
  block: null,
  doorReturns: { parcels: 0, cost: 0 },
  repeat: null,
};

/** The card of an order whose phone has these other orders and this record. */
const openCard = (count: number, changes: object = {}) =>
  renderStaffScreen(
    <>
      <PhoneNotices orderId="o0" />
      <PhoneHistoryCard order={order} />
    </>,
    (call) =>
      call === 'GET /callers'
        ? { body: { callers: [{ ...known, open: count, ...changes }] } }
        : // As many as the card asks for: ten others, and the order itself.
          { body: [order, ...others(count)].slice(0, 11) },
  );
const linksOf = (list: HTMLElement) =>
  within(list)
    .getAllByRole('link')
    .map((link) => `${link.textContent} ${link.getAttribute('href')}`);

/** The card with a button that closes and opens it. */
const CardWithSwitch = () => {
  const [isOpen, setIsOpen] = useState(true);
  return (
    <>
      <button type="button" onClick={() => setIsOpen(!isOpen)}>
        Open or close
      </button>
      {isOpen && <PhoneHistoryCard order={order} />}
    </>
  );
};

describe('PhoneHistoryCard', () => {
  it('MD-3 counts the other orders of the phone and links to each', async () => {
    openCard(2, { delivered: 1, open: 1 });
    expect(linksOf(await screen.findByRole('list'))).toEqual([
      'o1 /dashboard/order-overview/o1',
      'o2 /dashboard/order-overview/o2',
    ]);
    expect(
      screen.getByText('2 other orders: 1 delivered, 0 cancelled, 0 returned, 1 open; 100 % delivered'),
    ).toBeTruthy();
  });

  it('MD-3 ER-4 keeps the links when only their renewal fails', async () => {
    const { store, requests } = renderStaffScreen(<PhoneHistoryCard order={order} />, (call) => {
      if (call === 'GET /callers') return { body: { callers: [{ ...known, open: 2 }] } };
      return call === 'GET /orders' && searches().length > 1
        ? { status: 400, body: {} }
        : { body: [order, ...others(2)] };
    });
    const searches = () => requests.filter(({ call }) => call === 'GET /orders');
    await screen.findByRole('list');
    act(() => void store.dispatch(shopApi.internalActions.onFocus()));
    await waitFor(() => expect(searches()).toHaveLength(2));
    await act(async () => undefined);
    expect(linksOf(screen.getByRole('list'))).toHaveLength(2);
  });

  it('MD-3 links to ten orders at most, then to all', async () => {
    openCard(30);
    const links = linksOf(await screen.findByRole('list'));
    expect(links).toHaveLength(11);
    expect(links.at(-1)).toBe('See all 31 orders /dashboard/search?search=01700000111');
  });

  it('MD-3 lists the other orders as they are now each time it is opened', async () => {
    let orderStatus: OrderStatus = 'Pending';
    const { user } = renderStaffScreen(<CardWithSwitch />, (call) =>
      call === 'GET /callers'
        ? { body: { callers: [{ ...known, open: 1 }] } }
        : { body: [order, anOrder({ _id: 'o1', orderStatus })] },
    );
    await within(await screen.findByRole('list')).findByText('Pending');
    // What a colleague does invalidates no cache of this browser.
    orderStatus = 'Cancelled';
    await user.click(screen.getByRole('button', { name: 'Open or close' }));
    await user.click(screen.getByRole('button', { name: 'Open or close' }));
    await within(await screen.findByRole('list')).findByText('Cancelled');
  });

  it('MD-3 says why the phone is blocked', async () => {
    openCard(0, { block: { reason: 'Refused.', by: 'Nusrat Jahan', at: '2025-01-05T09:07:00.000Z' } });
    expect(await screen.findByText('This phone number is blocked: Refused.')).toBeTruthy();
    expect(screen.getByText('No other orders from this phone number.')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'See blocked phones' })).toBeTruthy();
  });

  it('ER-2 offers to try again when it could not be loaded', async () => {
    renderStaffScreen(<PhoneHistoryCard order={order} />, () => ({ status: 400, body: {} }));
    expect(await screen.findByText('The history of this phone number could not be loaded.')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy();
  });
});
