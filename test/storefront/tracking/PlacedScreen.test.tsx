import { act, screen, within } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { trackingApi } from '#api/orders/trackingApi.ts';
import { syncSessionToStore } from '#app/session/syncSessionToStore.ts';
import { browserStorage } from '#slices/browserStorage.ts';
import { signedOut } from '#slices/sessionSlice.ts';
import { PlacedNotice } from '#storefront/layout/PlacedNotice.tsx';
import { type PlacedOrder, storePlacedOrder } from '#storefront/layout/placedOrder.ts';
import { Component as PlacedScreen } from '#storefront/tracking/PlacedScreen.tsx';
import { renderScreen } from '../../support/browser/renderScreen.tsx';
import { karim } from '../../support/browser/sessionHarness.ts';
import { anOrder } from '../../support/builders/anOrder.ts';
import { aTrackedOrder } from '../../support/builders/aTrackedOrder.ts';

/** Of Rahima Khatun, 01700000111, for Copper Kettles: ৳1,560 with the delivery. */
const { subTotal, total, products, customerData, date, time } = anOrder();
const placed: PlacedOrder = {
  date,
  time,
  subTotal,
  total,
  products,
  customerData,
  id: '64c000000000000000000001',
  number: 'HK-7Q4K-2M',
  token: 'A'.repeat(40),
};
/** What the host says of its link. */
const unmoved = { data: aTrackedOrder('Pending', { subTotal, total, products }), history: [] };
const screens = (
  <Routes>
    <Route path="/track/:token" element={<p>The tracking page</p>} />
    <Route path="*" element={<PlacedScreen />} />
  </Routes>
);
const openWith = (changes: Partial<PlacedOrder> = {}) => {
  storePlacedOrder({ ...placed, ...changes });
  return renderScreen(<PlacedScreen />, { fetch: async () => Response.json(unmoved) });
};
const section = (name: string) => within(screen.getByRole('region', { name }));
const linkTo = (name: string) => screen.queryByRole('link', { name })?.getAttribute('href') ?? null;

describe('the confirmation of an order', () => {
  afterEach(() => {
    browserStorage.session.removeItem('placedOrder');
    vi.unstubAllGlobals();
  });

  it('SH-3 MD-2 shows number, products, sums, person, and what happens next', () => {
    openWith();
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(
      'Thank you for your order, Rahima Khatun!',
    );
    expect(screen.getByText('HK-7Q4K-2M')).toBeTruthy();
    const steps = section('What happens next').getAllByRole('listitem');
    expect(steps.map((step) => step.querySelector('strong')?.textContent)).toEqual([
      'Order received',
      'Confirmed',
      'On its way',
      'Delivered',
    ]);
    expect(section('Your order').getByRole('link', { name: 'Copper Kettle' })).toBeTruthy();
    expect(section('Your order').getByText('৳1,560.00')).toBeTruthy();
    expect(section('Delivery').getByText('01700000111')).toBeTruthy();
    expect(linkTo('Track this order')).toBe(`/track/${'A'.repeat(40)}`);
  });

  it('SH-3 AU-6 shows the order no longer once its user has signed out, in this tab or another', () => {
    storePlacedOrder(placed);
    const { store } = renderScreen(
      <>
        <PlacedScreen />
        <PlacedNotice />
      </>,
      { fetch: async () => Response.json(unmoved) },
    );
    // The last argument is the event of the session machine.
    act(() => syncSessionToStore(store, { ...signedOut, state: 'signedIn', user: karim }, 'done'));
    expect(screen.getAllByText('HK-7Q4K-2M')).toHaveLength(2);
    act(() => syncSessionToStore(store, signedOut, 'SIGN_OUT'));
    expect(screen.queryByText('HK-7Q4K-2M')).toBe(null);
    expect(screen.queryByText('01700000111')).toBe(null);
    expect([linkTo('Track this order'), linkTo('See your order')]).toEqual([null, null]);
    expect(screen.getByRole('heading', { name: 'There is no new order here' })).toBeTruthy();
  });

  it('SH-3 leads to the tracking page once staff have moved the order, and stays a confirmation until then', async () => {
    storePlacedOrder(placed);
    const asked: string[] = [];
    let tracking: object = unmoved;
    const answer: typeof fetch = async (to) => {
      asked.push(new URL(to instanceof Request ? to.url : String(to), 'http://host').pathname);
      return Response.json(tracking);
    };
    const { unmount } = renderScreen(screens, { fetch: answer });
    await vi.waitFor(() => expect(asked).toHaveLength(1));
    expect(screen.getByRole('link', { name: 'Track this order' })).toBeTruthy();
    unmount();
    const move = {
      event: 'CONFIRM',
      from: 'Pending',
      to: 'Confirmed',
      by: 'admin',
      at: '2025-01-05T09:07:00Z',
    };
    tracking = { data: aTrackedOrder('Confirmed'), history: [move] };
    renderScreen(screens, { fetch: answer });
    expect(await screen.findByText('The tracking page')).toBeTruthy();
  });

  it.each([
    ['its total', { total: total + 60 }],
    ['the color of a line', { products: products.map((line) => ({ ...line, color: 'Blue' })) }],
    ['the quantity of a line', { products: products.map((line) => ({ ...line, quantity: 3 })) }],
  ])('SH-3 leads to the tracking page once staff have corrected %s', async (_name, corrected) => {
    storePlacedOrder(placed);
    const data = aTrackedOrder('Pending', { subTotal, total, products, ...corrected });
    renderScreen(screens, { fetch: async () => Response.json({ data, history: [] }) });
    expect(await screen.findByText('The tracking page')).toBeTruthy();
  });

  it('SH-3 leads to the tracking page once staff have corrected name, phone number or address, which the link shortens', async () => {
    storePlacedOrder(placed);
    renderScreen(screens, { fetch: async () => Response.json({ ...unmoved, corrected: true }) });
    expect(await screen.findByText('The tracking page')).toBeTruthy();
  });

  it('SH-3 stays a confirmation of lines that the shop only names or shows differently', async () => {
    storePlacedOrder({ ...placed, products: products.map((line) => ({ ...line, name: 'কপার কেটলি' })) });
    // With the shop's own name and picture, the fields in another sequence, and without a size, which was not picked.
    const lines = products.map(({ id, name, color, size, quantity, originalPrice }) => ({
      originalPrice,
      quantity,
      ...(size === 'N/A' ? {} : { size }),
      color,
      imageUrl: '/pictures/new.webp',
      name,
      id,
    }));
    const data = aTrackedOrder('Pending', { subTotal, total, products: lines });
    const { store } = renderScreen(screens, { fetch: async () => Response.json({ data, history: [] }) });
    const answer = trackingApi.endpoints.tracked.select('A'.repeat(40));
    // The store's type does not name the tags that endpoints add later.
    const state = () => store.getState() as unknown as Parameters<typeof answer>[0];
    await vi.waitFor(() => expect(answer(state()).isSuccess).toBe(true));
    // Renders what the answer changes.
    await act(async () => undefined);
    expect(screen.getByRole('link', { name: 'Track this order' })).toBeTruthy();
  });

  it('BY-6 says by when the order should arrive: at most five days after it was placed, outside of Dhaka', () => {
    openWith({ date: '26 Nov, 2026', customerData: { ...customerData, deliveryArea: 'Outside of Dhaka' } });
    expect(screen.getByText('Tue, 01 Dec').closest('p')?.textContent).toBe(
      'It should reach you by Tue, 01 Dec.',
    );
  });

  it('SH-3 API-8 names the id where a host tells no number, and offers no tracking there', () => {
    openWith({ number: null, token: null });
    expect(screen.getByText('64c000000000000000000001')).toBeTruthy();
    expect(linkTo('Track this order')).toBe(null);
  });

  it('SH-3 API-8 still shows the order of a host that tells neither number nor id', () => {
    openWith({ number: null, id: null, token: null });
    expect(screen.queryByText('Order number')).toBe(null);
    expect(screen.getByRole('link', { name: 'Copper Kettle' })).toBeTruthy();
  });

  it('SH-3 shares the link by the sheet of the device', async () => {
    const share = vi.fn<(data: ShareData) => Promise<void>>(async () => undefined);
    vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { share }));
    const { user } = openWith();
    await user.click(screen.getByRole('button', { name: 'Share' }));
    expect(share.mock.calls).toEqual([
      [
        {
          title: 'HK-7Q4K-2M at Hatkhola',
          text: 'HK-7Q4K-2M at Hatkhola, ৳1,560.00',
          url: `${location.origin}/track/${'A'.repeat(40)}`,
        },
      ],
    ]);
  });

  it('SH-3 ER-9 copies the link where the device has no sheet, and shows it where it may not copy', async () => {
    const { user } = openWith();
    const copied = `HK-7Q4K-2M at Hatkhola, ৳1,560.00 ${location.origin}/track/${'A'.repeat(40)}`;
    await user.click(screen.getByRole('button', { name: 'Share' }));
    expect(await screen.findByText('Copied: paste it into a message.')).toBeTruthy();
    expect(await navigator.clipboard.readText()).toBe(copied);
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValueOnce(new Error('denied'));
    await user.click(screen.getByRole('button', { name: 'Share' }));
    expect(await screen.findByText(copied)).toBeTruthy();
  });

  it('SH-3 leads to the tracking form in a tab without a new order', () => {
    renderScreen(<PlacedScreen />);
    expect(screen.getByRole('heading', { name: 'There is no new order here' })).toBeTruthy();
    expect(linkTo('Track your order')).toBe('/track');
  });
});
