import { screen } from '@testing-library/react';
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
  /** What the replies about parcels, advances and links wait for. */
  readonly until?: Promise<void>;
}

/** The paper of the order in front of a host with these parcels. */
const openPaper = (paper: string, { marks = [], until }: Host = {}) =>
  renderStaffScreen(
    <PrintScreen />,
    async (call) => {
      if (call === 'GET /orders/o1') return { body: { data: order, history: [] } };
      if (call === 'POST /printedOrders') return { body: { modifiedCount: 1 } };
      await until;
      if (call === 'GET /parcelMarks') return { body: { marks } };
      if (call === 'GET /paidAdvances') return { body: { advances: [] } };
      return { body: { links: [{ order: 'o1', token: 'k-token' }] } };
    },
    { path: '/print/:kind', address: `/print/${paper}` },
  );

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
    renderStaffScreen(
      <InvoiceScreen />,
      async (call) => {
        if (call === 'GET /orders/o1') return { body: { data: order, history: [] } };
        await known;
        return { body: { links: [{ order: 'o1', token: 'k-token' }] } };
      },
      { path: '/invoice/:id', address: '/invoice/o1' },
    );
    await screen.findByRole('heading', { name: 'Invoice' });
    expect(printButton('Print Invoice').disabled).toBe(true);
    answer();
    await screen.findByRole('img', { name: 'QR code of the tracking link' });
    expect(printButton('Print Invoice').disabled).toBe(false);
  });
});
