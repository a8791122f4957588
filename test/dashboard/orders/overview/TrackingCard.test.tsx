import { screen, waitFor } from '@testing-library/react';
import Swal from 'sweetalert2/dist/sweetalert2.js';
import { afterEach, describe, expect, it } from 'vitest';
import { TrackingCard } from '#dashboard/orders/overview/TrackingCard.tsx';
import { renderStaffScreen } from '../../../support/browser/renderStaffScreen.tsx';
import { anOrder } from '../../../support/builders/anOrder.ts';

const order = anOrder({ _id: 'o1' });
const tokenOf = (letter: string) => letter.repeat(40);
const show = () => screen.getByRole('button', { name: 'Show tracking link' });
const linkField = () => screen.findByRole<HTMLInputElement>('textbox', { name: 'Link' });

describe('the tracking link in the overview', () => {
  afterEach(() => Swal.close());

  it('SH-4 SH-18 is fetched for staff when they ask for it, and copied for a caller', async () => {
    const { user, requests } = renderStaffScreen(<TrackingCard order={order} isForStaff />, () => ({
      body: { links: [{ order: 'o1', token: tokenOf('A') }] },
    }));
    expect(requests).toEqual([]);
    await user.click(show());
    const address = `${location.origin}/track/${tokenOf('A')}`;
    expect((await linkField()).value).toBe(address);
    await user.click(screen.getByRole('button', { name: 'Copy tracking link' }));
    expect(await screen.findByText('Copied.')).toBeTruthy();
    expect(await navigator.clipboard.readText()).toBe(address);
  });

  it('SH-18 CN-3 keeps the focus in its card once staff have asked for it', async () => {
    const { user } = renderStaffScreen(<TrackingCard order={order} isForStaff />, () => ({
      body: { links: [{ order: 'o1', token: tokenOf('A') }] },
    }));
    await user.click(show());
    expect(document.activeElement).toBe((await linkField()).closest('[tabindex]'));
  });

  it('SH-4 is revoked once staff confirm, and a new one is shown', async () => {
    let letter = 'A';
    const { user, requests } = renderStaffScreen(<TrackingCard order={order} isForStaff />, (call) => {
      if (call === 'DELETE /trackingLinks/o1') letter = 'B';
      return { body: { links: [{ order: 'o1', token: tokenOf(letter) }] } };
    });
    await user.click(show());
    await linkField();
    await user.click(screen.getByRole('button', { name: 'Revoke links' }));
    await user.click(await screen.findByRole('button', { name: 'Yes, revoke them!' }));
    expect(await screen.findByRole('dialog', { name: 'The links were revoked.' })).toBeTruthy();
    expect(await screen.findByDisplayValue(`${location.origin}/track/${tokenOf('B')}`)).toBeTruthy();
    expect(requests.map(({ call }) => call)).toEqual([
      'GET /trackingLinks',
      'DELETE /trackingLinks/o1',
      'GET /trackingLinks',
    ]);
  });

  it('SH-4 is shown to its customer without the right to revoke it', async () => {
    renderStaffScreen(<TrackingCard order={order} isForStaff={false} />, () => ({
      body: { links: [{ order: 'o1', token: tokenOf('A') }] },
    }));
    await linkField();
    expect(screen.queryByRole('button', { name: 'Revoke links' })).toBe(null);
  });

  it('SH-4 says that the links of an old order have expired', async () => {
    const { user } = renderStaffScreen(<TrackingCard order={order} isForStaff />, () => ({
      body: { links: [] },
    }));
    await user.click(show());
    expect(
      await screen.findByText('The links of this order have expired: it has not moved for 90 days.'),
    ).toBeTruthy();
  });

  it('SH-4 API-8 is not there on a host without such links', () => {
    const { container, requests } = renderStaffScreen(
      <TrackingCard order={order} isForStaff={false} />,
      () => ({ status: 500, body: {} }),
      { capabilities: [] },
    );
    expect(container.textContent).toBe('');
    expect(requests).toEqual([]);
  });

  it('SH-4 goes away when the host answers that the id of the order is malformed', async () => {
    const { requests } = renderStaffScreen(<TrackingCard order={order} isForStaff={false} />, () => ({
      status: 400,
      body: {},
    }));
    expect(screen.getByRole('heading', { name: 'Tracking Link' })).toBeTruthy();
    await waitFor(() => expect(screen.queryByRole('heading', { name: 'Tracking Link' })).toBe(null));
    expect(requests).toHaveLength(1);
  });

  it('ER-2 SH-4 says that the link could not be loaded when the host refuses it, and tries again', async () => {
    let isRefused = true;
    const { user } = renderStaffScreen(<TrackingCard order={order} isForStaff />, () =>
      isRefused
        ? { status: 409, body: { code: 'other', message: 'Not now.' } }
        : { body: { links: [{ order: 'o1', token: tokenOf('A') }] } },
    );
    await user.click(show());
    await screen.findByText('The link could not be loaded.');
    isRefused = false;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect((await linkField()).value).toBe(`${location.origin}/track/${tokenOf('A')}`);
  });
});
