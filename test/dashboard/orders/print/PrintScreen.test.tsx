import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { Component } from '#dashboard/orders/print/PrintScreen.tsx';
import type { Order } from '#domain/orders/order.ts';
import { openStore } from '../../../support/browser/openStore.ts';
import { anOrder } from '../../../support/builders/anOrder.ts';
import { ownSettings } from '../../../support/ownSettings.ts';

/** Rahima Khatun, 01700000111, House 3; two red Copper Kettles, for ৳1,560 with the delivery. */
const { customerData, products } = anOrder();
const orders = [
  anOrder({ _id: 'o1', number: 'HK-7Q4K-2M' }),
  anOrder({
    _id: 'o2',
    number: 'HK-0000-00',
    total: 3120.5,
    customerData: { ...customerData, name: 'Karim Uddin', comment: 'Ring twice' },
    products: products.map((line) => ({ ...line, quantity: 3 })),
  }),
];

const batch = {
  by: 'Rahim',
  at: '2025-01-05T09:07:00.000Z',
  orders: orders.toReversed(),
  missing: ['HK-1111-11'],
};

/** A courier has the parcel of the second order. */
const marks = [
  { orderId: 'o2', courier: 'steadfast', invoice: 'HK-0000-00', trackingCode: 'SF-77', stage: 'booked' },
];

/** Answers `/orders/ID` with the order and `/printBatches/b1` with both, and otherwise that there is none. */
const respondWith = (known: readonly Order[]): typeof fetch =>
  vi.fn<typeof fetch>(async (input) => {
    const { pathname } = new URL(input instanceof Request ? input.url : String(input), 'http://shop');
    if (pathname.endsWith('/printBatches/b1')) return Response.json(batch);
    if (pathname.endsWith('/parcelMarks')) return Response.json({ marks });
    if (pathname.endsWith('/paidAdvances')) return Response.json({ advances: [] });
    const order = known.find(({ _id }) => pathname.endsWith(`/orders/${_id}`));
    return order === undefined
      ? Response.json({ code: 'unknown', message: 'There is no such order.' }, { status: 404 })
      : Response.json({ data: order, history: [] });
  });

const open = (path: string, respond = respondWith(orders)) => {
  const store = openStore({ settings: ownSettings }, { fetch: respond, readToken: () => 'token' });
  const router = createMemoryRouter([{ path: '/dashboard/print/:kind', Component }], {
    initialEntries: [`/dashboard/print/${path}`],
  });
  render(
    <Provider store={store}>
      <RouterProvider router={router} />
    </Provider>,
  );
};

const textOf = (name: string) => screen.getByRole('article', { name }).textContent;

describe('the printed batch', () => {
  it('MD-18 prints the orders of a stored batch in its order, and links to its other papers', async () => {
    open('packing-slips?batch=b1');
    await screen.findByRole('heading', { name: 'Packing Slips: 2 orders' });
    const slips = (await screen.findAllByRole('article')).map((slip) => slip.getAttribute('aria-label'));
    expect(slips).toEqual(['Packing slip of HK-0000-00', 'Packing slip of HK-7Q4K-2M']);
    const missing = 'The order HK-1111-11 is not in this batch, because it no longer exists.';
    expect(screen.getByRole('alert').textContent).toBe(missing);
    const papers = within(screen.getByRole('navigation', { name: 'Papers of these orders' }));
    expect(papers.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/dashboard/print/picking-list?batch=b1',
      '/dashboard/print/packing-slips?batch=b1',
      '/dashboard/print/labels?batch=b1&size=75x100',
      '/dashboard/print/labels?batch=b1&size=4x6',
      '/dashboard/print/invoices?batch=b1',
    ]);
  });

  it('MD-18 names the orders of a batch that were cancelled since, except above invoices', async () => {
    const known = respondWith(orders.map((order) => ({ ...order, orderStatus: 'Cancelled' })));
    open('labels?orders=o1,o2', known);
    const notice = 'The orders HK-7Q4K-2M, HK-0000-00 are cancelled.';
    expect(await screen.findByText(notice)).toBeDefined();
    cleanup();
    open('picking-list?orders=o2', known);
    expect(await screen.findByText('The order HK-0000-00 is cancelled.')).toBeDefined();
    cleanup();
    open('invoices?orders=o1', known);
    await screen.findAllByRole('article', {}, { timeout: 10_000 });
    expect(screen.queryByText(/cancelled/)).toBeNull();
  });

  it('MD-19 marks the orders as printed when the browser has printed them, and says when that failed', async () => {
    const listening = vi.spyOn(window, 'addEventListener');
    onTestFinished(() => listening.mockRestore());
    const sentMarks: unknown[] = [];
    const answers = [503, 200];
    const known = respondWith(orders);
    open('labels?batch=b1', async (address, init) => {
      if (!(address as string).endsWith('/printedOrders')) return known(address, init);
      sentMarks.push(JSON.parse(init?.body as string));
      return Response.json({ modifiedCount: 2 }, { status: answers[sentMarks.length - 1] ?? 500 });
    });
    await screen.findAllByRole('article', {}, { timeout: 10_000 });
    const missing = screen.getByRole('alert');
    // An effect adds the listener some time after the page is rendered.
    await waitFor(() => expect(listening).toHaveBeenCalledWith('afterprint', expect.any(Function)));
    fireEvent(window, new Event('afterprint'));
    await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(screen.getAllByRole('alert')).toEqual([missing]));
    const mark = { paper: 'labels', orders: ['o2', 'o1'] };
    expect(sentMarks).toEqual([mark, mark]);
    // The pressed button is gone.
    expect(document.activeElement).toBe(missing.parentElement);
  });

  it('MD-18 says that the shop has no such batch', async () => {
    open('labels?batch=b2');
    const title = 'This print batch does not exist or is older than 90 days';
    expect(await screen.findByRole('heading', { level: 1, name: title })).toBeDefined();
  });

  it('MD-7 lists the pieces of all orders with the orders that they go to', async () => {
    open('picking-list?orders=o1,o2');
    await screen.findByRole('heading', { name: 'Picking List: 2 orders' });
    const table = await screen.findByRole('table', { name: 'Products to pick' });
    const cells = within(table).getAllByRole('row')[1]?.querySelectorAll('td');
    expect([...(cells ?? [])].map(({ textContent }) => textContent)).toEqual([
      // The picture.
      '',
      'Copper KettleRed',
      '5',
      'HK-7Q4K-2M × 2HK-0000-00 × 3',
    ]);
    expect(screen.getByText('5 pieces').parentElement?.textContent).toBe('5 pieces for 2 orders');
  });

  it('MD-7 groups the digits of pieces as everywhere else', async () => {
    const many = orders.map((order) => ({
      ...order,
      products: products.map((line) => ({ ...line, quantity: 1500 })),
    }));
    open('picking-list?orders=o1,o2', respondWith(many));
    const table = await screen.findByRole('table', { name: 'Products to pick' });
    const cells = within(table).getAllByRole('row')[1]?.querySelectorAll('td');
    expect([...(cells ?? [])].slice(2).map(({ textContent }) => textContent)).toEqual([
      '3,000',
      'HK-7Q4K-2M × 1,500HK-0000-00 × 1,500',
    ]);
  });

  it('MD-7 has a packing slip for each order, with the amount to collect and no other price', async () => {
    open('packing-slips?orders=o2,o1');
    await screen.findByRole('heading', { name: 'Packing Slips: 2 orders' });
    const slips = (await screen.findAllByRole('article')).map((slip) => slip.getAttribute('aria-label'));
    expect(slips).toEqual(['Packing slip of HK-0000-00', 'Packing slip of HK-7Q4K-2M']);
    const text = textOf('Packing slip of HK-0000-00') ?? '';
    for (const part of ['Karim Uddin', '01700000111', 'Ring twice', 'Copper Kettle', 'Red', '3 pieces'])
      expect(text).toContain(part);
    // Of 3,120.50 taka: couriers collect whole taka, a half rounded up.
    expect(text.match(/৳[\d,.]+/g)).toEqual(['৳3,121']);
  });

  it('CR-3 has the tracking code of an open parcel as a barcode of its own on the label', async () => {
    open('labels?orders=o2&size=75x100');
    const label = await screen.findByRole('article', { name: 'Label of HK-0000-00' });
    const codes = within(label).getAllByRole('img');
    expect(codes.map((code) => code.getAttribute('aria-label'))).toEqual([
      'QR code of HK-0000-00',
      'Code 128 of SF-77',
      'Code 128 of HK-0000-00',
    ]);
    expect(within(label).getByText('SF-77')).toBeDefined();
  });

  it('MD-7 has on a label both codes, the phone number and the amount, in the size that the URL names', async () => {
    open('labels?orders=o1&size=4x6');
    await screen.findByRole('heading', { name: 'Courier Labels: 1 order' });
    const label = await screen.findByRole('article', { name: 'Label of HK-7Q4K-2M' }, { timeout: 10_000 });
    // 4 × 6 inches.
    expect([label.style.width, label.style.height]).toEqual(['101.6mm', '152.4mm']);
    for (const text of [
      'Hatkhola',
      'Rahima Khatun',
      '01700000111',
      'House 3',
      '৳1,560',
      '2 pieces',
      'HK-7Q4K-2M',
    ])
      expect(within(label).getByText(text)).toBeDefined();
    expect(
      within(label)
        .getAllByRole('img')
        .map((code) => code.getAttribute('aria-label')),
    ).toEqual(['QR code of HK-7Q4K-2M', 'Code 128 of HK-7Q4K-2M']);
    const current = screen.getAllByRole('link', { current: 'page' });
    expect(current.map(({ textContent }) => textContent)).toEqual(['Labels 4 × 6 in']);
  });

  it('MD-7 names a missing order in one sentence and prints the others', async () => {
    open('invoices?orders=o1,gone');
    expect((await screen.findByRole('alert')).textContent).toBe(
      'The order gone is not in this batch, because it no longer exists.',
    );
    expect(screen.getByRole('heading', { name: 'Invoices: 1 order' })).toBeDefined();
  });

  it('MD-7 prints nothing when every order is missing', async () => {
    open('labels?orders=gone,lost');
    expect((await screen.findByRole('alert')).textContent).toBe(
      'The orders gone, lost are not in this batch, because they no longer exist.',
    );
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Print' }).disabled).toBe(true);
  });

  it.each([
    [101, 'One address can print at most 100 orders: the last one is left out.'],
    [102, 'One address can print at most 100 orders: the last 2 are left out.'],
  ])('MD-7 says how many of %i orders in the address are beyond the limit', async (count, text) => {
    const ids = Array.from({ length: count }, (_, index) => `gone${index}`);
    open(`labels?orders=${ids.join(',')}`);
    expect(await screen.findByText(text)).toBeDefined();
  });

  it('MD-7 ER-2 offers another try when the orders cannot be loaded', async () => {
    const respond = vi
      .fn<typeof fetch>()
      .mockResolvedValueOnce(Response.json({ code: 'notAllowed', message: 'Not allowed.' }, { status: 403 }))
      .mockImplementation(respondWith(orders));
    open('labels?orders=o1', respond);
    await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('article', { name: 'Label of HK-7Q4K-2M' })).toBeDefined();
  });

  it.each([
    ['labels', 'There are no orders to print'],
    ['stickers?orders=o1', 'There is no such list to print'],
  ])('MD-7 leads from %s to the lists', (path, title) => {
    open(path);
    expect(screen.getByRole('heading', { level: 1, name: title })).toBeDefined();
    expect(screen.getByRole('link', { name: 'View the confirmed orders' })).toBeDefined();
  });
});
