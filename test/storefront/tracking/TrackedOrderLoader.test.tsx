import { screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import Swal from 'sweetalert2/dist/sweetalert2.js';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { forgetPlacedOrder, readPlacedOrder, storePlacedOrder } from '#storefront/layout/placedOrder.ts';
import { TrackedOrderLoader } from '#storefront/tracking/TrackedOrderLoader.tsx';
import { inBengali } from '../../support/browser/inBengali.ts';
import { renderScreen } from '../../support/browser/renderScreen.tsx';
import { anOrder } from '../../support/builders/anOrder.ts';
import { aTrackedOrder } from '../../support/builders/aTrackedOrder.ts';
import { createGate } from '../../support/createGate.ts';

const token = 'A'.repeat(40);

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
    return Response.json({ data: aTrackedOrder(status), history: [] });
  };
  const { user } = renderScreen(<TrackedOrderLoader token={token} />, { fetch: answer });
  await user.click(await screen.findByRole('button', { name: 'Cancel Order' }));
  await user.click(await screen.findByRole('button', { name: 'Yes, cancel it!' }));
  await screen.findByRole('dialog', { name: 'Updated!' });
  return user;
};

/** A host that lets this visitor wait for a minute, as after too many requests from a carrier's gateway. */
const busyHost: typeof fetch = async () =>
  Response.json({ code: 'tooMany', message: '' }, { status: 429, headers: { 'retry-after': '60' } });

const cancelledTitle = () => screen.findByRole('heading', { level: 1, name: 'Cancelled', hidden: true });

/** A page that its button closes and opens again. */
const OpenedTwice = () => {
  const [isOpen, setIsOpen] = useState(true);
  return (
    <>
      {isOpen && <TrackedOrderLoader token={token} />}
      <button type="button" onClick={() => setIsOpen(!isOpen)}>
        {isOpen ? 'Close' : 'Open'}
      </button>
    </>
  );
};

describe('TrackedOrderLoader', () => {
  afterEach(() => {
    Swal.close();
    forgetPlacedOrder();
    vi.unstubAllGlobals();
  });

  it('SH-4 SH-16 focuses the new status after the dialog, since the pressed button is gone', async () => {
    const user = await openAndCancel(Promise.resolve());
    const title = await cancelledTitle();
    await user.click(screen.getByRole('button', { name: 'OK' }));
    await waitFor(() => expect(document.activeElement).toBe(title));
  });

  it('SH-4 SH-16 focuses the new status when it comes after the dialog is closed', async () => {
    const { opened: isShown, open: show } = createGate();
    const user = await openAndCancel(isShown);
    await user.click(screen.getByRole('button', { name: 'OK' }));
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Cancel Order'));
    show();
    const title = await cancelledTitle();
    await waitFor(() => expect(document.activeElement).toBe(title));
  });

  it('CA-10 shows what was paid in advance and what is left to pay, and says before cancelling that it comes back', async () => {
    const payment = { toPay: 500, advances: { paid: 60, refundDue: 0, refunded: 0 } };
    const { user } = renderScreen(<TrackedOrderLoader token={token} />, {
      fetch: async () => Response.json({ data: aTrackedOrder('Pending', payment), history: [] }),
    });
    const paid = await screen.findByText('Paid in advance');
    expect(paid.parentElement?.parentElement?.textContent).toBe('Paid in advance−৳60To pay at the door৳500');
    await user.click(screen.getByRole('button', { name: 'Cancel Order' }));
    expect(Swal.getHtmlContainer()?.textContent).toBe(
      "You won't be able to revert this! We will give back the ৳60 that you paid in advance.",
    );
  });

  it('SH-4 asks for the order again when its page is opened again, since it may have moved', async () => {
    let status = 'Pending';
    const { user } = renderScreen(<OpenedTwice />, {
      fetch: async () => Response.json({ data: aTrackedOrder(status), history: [] }),
    });
    await screen.findByRole('button', { name: 'Cancel Order' });
    await user.click(screen.getByRole('button', { name: 'Close' }));
    status = 'Cancelled';
    await user.click(screen.getByRole('button', { name: 'Open' }));
    await cancelledTitle();
  });

  it.each([
    ['has it no longer once this order is cancelled', token, null],
    ['keeps another order', 'B'.repeat(40), 'B'.repeat(40)],
  ])('SH-3 the confirmation %s', async (_what, placedToken, kept) => {
    const { subTotal, total, products, customerData, date, time } = anOrder();
    const order = { subTotal, total, products, customerData, date, time, id: 'o1', number: null };
    storePlacedOrder({ ...order, token: placedToken });
    await openAndCancel(Promise.resolve());
    expect(readPlacedOrder()?.token ?? null).toBe(kept);
  });

  it('SH-4 says that a cancellation whose answer is lost may have been done, since the page may show it', async () => {
    let status = 'Pending';
    const { user } = renderScreen(<TrackedOrderLoader token={token} />, {
      fetch: async (to, init) => {
        const { method } = new Request(to instanceof Request ? to : new URL(String(to), 'http://host'), init);
        if (method !== 'PUT') return Response.json({ data: aTrackedOrder(status), history: [] });
        status = 'Cancelled';
        throw new TypeError('Failed to fetch');
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Cancel Order' }));
    await user.click(await screen.findByRole('button', { name: 'Yes, cancel it!' }));
    await screen.findByRole('dialog', { name: 'Error!' });
    await cancelledTitle();
    expect(Swal.getHtmlContainer()?.textContent).toBe(
      "Failed to update order status. It may have changed all the same. The shop can't be reached right now. Please check your connection.",
    );
  });

  it('SH-4 ER-2 says of an order that a busy shop does not tell that it could not be loaded, not that the link opens none', async () => {
    renderScreen(<TrackedOrderLoader token={token} />, { fetch: busyHost });
    const { textContent } = await screen.findByRole('alert');
    expect(textContent).toContain('The order could not be loaded.');
    expect(screen.queryByRole('heading', { name: "This link doesn't open an order" })).toBe(null);
  });

  it('BN-10 SH-4 shares an order from a Bengali page with the Bengali name of the shop', async () => {
    const share = vi.fn<(data: ShareData) => Promise<void>>(async () => undefined);
    vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { share }));
    const bengali = await inBengali(async () => ({
      ...(await import('#storefront/tracking/TrackedOrderLoader.tsx')),
      ...(await import('../../support/browser/renderScreen.tsx')),
    }));
    const { user } = bengali.renderScreen(<bengali.TrackedOrderLoader token={token} />, {
      fetch: async () => Response.json({ data: aTrackedOrder('Pending'), history: [] }),
    });
    await user.click(await screen.findByRole('button', { name: 'Share' }));
    const name = 'HK-7Q4K-2M at হাটখোলা';
    expect(share.mock.calls).toEqual([
      [{ title: name, text: name, url: `${location.origin}/bn/track/${token}` }],
    ]);
  });
});
