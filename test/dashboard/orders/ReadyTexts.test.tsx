import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { ReadyTexts } from '#dashboard/orders/ReadyTexts.tsx';
import { renderStaffScreen } from '../../support/browser/renderStaffScreen.tsx';
import { anOrder } from '../../support/builders/anOrder.ts';

describe('the ready texts of an order', () => {
  it('DK-17 open in Bengali, or English, with links to the apps that send them', async () => {
    const order = anOrder({ number: 'HK-7Q4K-2M', orderStatus: 'Shipping' });
    const { user, requests } = renderStaffScreen(<ReadyTexts order={order} />, () => ({ body: {} }));
    await user.click(screen.getByRole('button', { name: 'Text' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Text about order HK-7Q4K-2M' }));
    expect(
      (await dialog.findAllByRole('heading', { level: 3 })).map(({ textContent }) => textContent),
    ).toEqual(['On its way', 'The rider was there', 'Not reached']);
    expect(dialog.getByText(/পথে আছে/).getAttribute('lang')).toBe('bn');
    await user.click(dialog.getByLabelText('English'));
    expect(dialog.getByRole('link', { name: 'SMS On its way' }).getAttribute('href')).toMatch(
      /^sms:\+8801\d{9}\?body=.*HK-7Q4K-2M/,
    );
    expect(dialog.getByRole('link', { name: 'WhatsApp Not reached' }).getAttribute('href')).toMatch(
      /^https:\/\/wa\.me\/8801\d{9}\?text=/,
    );
    await user.click(dialog.getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(requests.filter(({ call }) => !call.startsWith('GET '))).toEqual([]);
  });

  it('DK-17 CR-16 say what is to pay for an exchange and the parcel beside it', async () => {
    const order = anOrder({ _id: 'o1', number: 'HK-7Q4K-2M', orderStatus: 'Shipping', total: 1310 });
    const mark = {
      orderId: 'o1',
      courier: 'steadfast',
      invoice: 'HK-7Q4K-2M-2',
      trackingCode: null,
      stage: 'booked',
      amount: 90,
      // The order's 1,310 taka and the 90 of the exchange.
      openAmount: 1400,
    };
    const { user } = renderStaffScreen(<ReadyTexts order={order} />, (call) => ({
      body: call === 'GET /parcelMarks' ? { marks: [mark] } : {},
    }));
    await user.click(screen.getByRole('button', { name: 'Text' }));
    await user.click(screen.getByLabelText('English'));
    const sms = await screen.findByRole('link', { name: 'SMS On its way' });
    expect(decodeURIComponent(sms.getAttribute('href') ?? '')).toMatch(/ Keep ৳1,400 ready /);
  });

  it('DK-17 CA-10 say what is left to pay after an advance', async () => {
    const order = anOrder({ _id: 'o1', number: 'HK-7Q4K-2M', orderStatus: 'Shipping', total: 1310 });
    const { user } = renderStaffScreen(<ReadyTexts order={order} />, (call) => ({
      body: call === 'GET /paidAdvances' ? { advances: [{ orderId: 'o1', amount: 120 }] } : {},
    }));
    await user.click(screen.getByRole('button', { name: 'Text' }));
    await user.click(screen.getByLabelText('English'));
    const sms = await screen.findByRole('link', { name: 'SMS On its way' });
    expect(decodeURIComponent(sms.getAttribute('href') ?? '')).toMatch(/ Keep ৳1,190 ready /);
  });
});
