import { screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { describe, expect, it } from 'vitest';
import { Component as InvoiceScreen } from '#dashboard/orders/invoice/InvoiceScreen.tsx';
import { Component as PrintScreen } from '#dashboard/orders/print/PrintScreen.tsx';
import { renderStaffScreen } from '../../../support/browser/renderStaffScreen.tsx';
import { anOrder } from '../../../support/builders/anOrder.ts';
import { createGate } from '../../../support/createGate.ts';

const order = anOrder({ _id: 'o1', number: 'HK-7Q4K-2M', total: 1310.5, orderStatus: 'Shipping' });

/** The newest parcel of the order: an exchange, for whose difference the courier collects 90 taka. */
const exchange = {
  orderId: 'o1',
  courier: 'steadfast',
  invoice: 'HK-7Q4K-2M-2',
  trackingCode: 'SF-78',
  stage: 'booked',
  amount: 90,
};

interface Host {
  readonly marks?: readonly unknown[];
  /** Taka that were paid in advance of the order. */
  readonly paid?: number;
  /** What the replies about parcels, advances and links wait for. */
  readonly until?: Promise<void>;
}

/** A screen of the order in front of a host with these parcels. */
const openScreen = (
  shown: ReactElement,
  at: { readonly path: string; readonly address: string },
  { marks = [], paid, until }: Host = {},
) =>
  renderStaffScreen(
    shown,
    async (call) => {
      if (call === 'GET /orders/o1') return { body: { data: order, history: [] } };
      if (call === 'POST /printedOrders') return { body: { modifiedCount: 1 } };
      await until;
      if (call === 'GET /parcelMarks') return { body: { marks } };
      if (call === 'GET /paidAdvances') {
        return { body: { advances: paid === undefined ? [] : [{ orderId: 'o1', amount: paid }] } };
      }
      return { body: { links: [{ order: 'o1', token: 'k-token' }] } };
    },
    at,
  );
const openPaper = (paper: string, host: Host = {}) =>
  openScreen(<PrintScreen />, { path: '/print/:kind', address: `/print/${paper}` }, host);
const openInvoice = (host: Host) =>
  openScreen(<InvoiceScreen />, { path: '/invoice/:id', address: '/invoice/o1' }, host);

const printButton = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });

/** The texts of the papers with their amounts. */
const amounts = () => screen.getAllByText(/৳/).map(({ textContent }) => textContent);

describe('what papers show beside the orders', () => {
  it.each([
    ['labels', '৳90'],
    ['packing-slips', 'Cash On Delivery: ৳90'],
  ])(
    'MD-7 CR-16 %s of an order with an open exchange name what its courier collects',
    async (paper, text) => {
      openPaper(`${paper}?orders=o1`, { marks: [exchange] });
      await screen.findByRole('article');
      expect(amounts()).toEqual([text]);
    },
  );

  it.each([
    ['in a batch', (host: Host) => openPaper('invoices?orders=o1', host)],
    ['alone', openInvoice],
  ])('CA-10 OO-5 an invoice %s names what was paid in advance and what is left to pay', async (_, open) => {
    open({ paid: 60 });
    const left = await screen.findByText('To pay at the door');
    expect(left.parentElement?.parentElement?.textContent).toBe(
      'Paid in advance−৳60To pay at the door৳1,251',
    );
  });

  it('MD-7 CR-16 labels name the order’s total again once its exchange was delivered', async () => {
    openPaper('labels?orders=o1', { marks: [{ ...exchange, stage: 'delivered' }] });
    await screen.findByRole('article');
    // Of 1,310.50 taka: couriers collect whole taka, a half rounded up.
    expect(amounts()).toEqual(['৳1,311']);
  });

  it.each(['labels', 'packing-slips', 'invoices'])(
    'MD-7 MD-19 %s are neither printed nor marked as printed before all that they show is known',
    async (paper) => {
      const { opened: known, open: answer } = createGate();
      const { requests } = openPaper(`${paper}?orders=o1`, { until: known });
      await screen.findByRole('heading', { name: /: 1 order$/ });
      expect(printButton('Print').disabled).toBe(true);
      window.dispatchEvent(new Event('afterprint'));
      answer();
      await screen.findByRole('article');
      expect(printButton('Print').disabled).toBe(false);
      expect(requests.filter(({ call }) => call.startsWith('POST'))).toEqual([]);
    },
  );

  it('OO-5 SH-4 an invoice waits for its QR code before it is printed', async () => {
    const { opened: known, open: answer } = createGate();
    openInvoice({ until: known });
    await screen.findByRole('heading', { name: 'Invoice' });
    expect(printButton('Print Invoice').disabled).toBe(true);
    answer();
    await screen.findByRole('img', { name: 'QR code of the tracking link' });
    expect(printButton('Print Invoice').disabled).toBe(false);
  });
});
