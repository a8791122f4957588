import { screen, waitFor } from '@testing-library/react';
import Swal from 'sweetalert2/dist/sweetalert2.js';
import { afterEach, describe, expect, it } from 'vitest';
import { TrackedVisit } from '#storefront/tracking/TrackedVisit.tsx';
import { renderScreen } from '../../support/browser/renderScreen.tsx';

const token = 'A'.repeat(40);

const orderOf = (orderStatus: string) => ({
  _id: 'o1',
  number: 'HK-7Q4K-2M',
  date: '05 Jan, 2026',
  time: '03:07 pm',
  subTotal: 500,
  deliveryCharge: 60,
  total: 560,
  orderStatus,
  deliveredAt: null,
  products: [
    { id: 'p1', name: 'Cup', imageUrl: '', color: 'Red', size: 'N/A', quantity: 2, originalPrice: 250 },
  ],
  delivery: { name: 'Rahima', mobileNumber: '017••••••22', address: 'House 3, …', district: 'Dhaka' },
  endsAt: '2026-04-05T00:00:00.000Z',
});

/** Opens a pending order and cancels it; what the host then says of the order waits for `isShown`. */
const openAndCancel = async (isShown: Promise<void>) => {
  let status = 'Pending';
  const answer: typeof fetch = async (to, init) => {
    const { method } = new Request(to instanceof Request ? to : new URL(String(to), 'http://host'), init);
    if (method === 'PUT') {
      status = 'Cancelled';
      return Response.json({ orderStatus: status, modifiedCount: 1 });
    }
    if (status === 'Cancelled') await isShown;
    return Response.json({ data: orderOf(status), history: [] });
  };
  const { user } = renderScreen(<TrackedVisit token={token} />, { fetch: answer });
  await user.click(await screen.findByRole('button', { name: 'Cancel Order' }));
  await user.click(await screen.findByRole('button', { name: 'Yes, cancel it!' }));
  await screen.findByRole('dialog', { name: 'Updated!' });
  return user;
};

const status = () => screen.findByRole('heading', { level: 1, name: 'Cancelled', hidden: true });

describe('TrackedVisit', () => {
  afterEach(() => Swal.close());

  it('SH-4 SH-16 focuses the new status after the dialog, since the pressed button is gone', async () => {
    const user = await openAndCancel(Promise.resolve());
    const title = await status();
    await user.click(screen.getByRole('button', { name: 'OK' }));
    await waitFor(() => expect(document.activeElement).toBe(title));
  });

  it('SH-4 SH-16 focuses the new status when it comes after the dialog is closed', async () => {
    const shown = new EventTarget();
    const user = await openAndCancel(
      new Promise((resolve) => shown.addEventListener('shown', () => resolve())),
    );
    await user.click(screen.getByRole('button', { name: 'OK' }));
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Cancel Order'));
    shown.dispatchEvent(new Event('shown'));
    const title = await status();
    await waitFor(() => expect(document.activeElement).toBe(title));
  });
});
