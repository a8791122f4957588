import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { OrderFilters } from '#dashboard/orders/list/OrderFilters.tsx';
import { useOrderFilter } from '#dashboard/orders/useOrderFilter.ts';
import { noCourierDesk } from '#domain/consignments/courierDesk.ts';
import { inBengali } from '../../../support/browser/inBengali.ts';
import { renderStaffScreen } from '../../../support/browser/renderStaffScreen.tsx';

const Filters = ({ list }: Pick<Opened, 'list'>) => (
  <OrderFilters list={list} filters={useOrderFilter(list)} />
);

interface Opened {
  readonly list: 'confirmed' | 'pending' | 'returned';
  /** Whether the shop has parcels. */
  readonly hasParcels: boolean;
  readonly address?: string;
}

const open = ({ list, hasParcels, address = '/' }: Opened) =>
  renderStaffScreen(<Filters list={list} />, () => ({ body: { ...noCourierDesk, hasParcels } }), { address });

describe('the filter of an order list', () => {
  it('CA-9 writes the choice of orders without an open parcel to the address', async () => {
    const { user, router } = open({ list: 'confirmed', hasParcels: true });
    await user.selectOptions(await screen.findByLabelText('Parcel'), 'No open parcel');

    expect(router.state.location.search).toBe('?parcel=none');
  });

  it('CA-9 shows and clears the choice of returns whose customer waits for a call', async () => {
    const { user, router } = open({ list: 'returned', hasParcels: false, address: '/?calls=none' });
    expect(screen.getByRole('combobox', { name: 'Calls' })).toHaveProperty('value', 'none');
    await user.selectOptions(screen.getByLabelText('Calls'), 'With or without');

    expect(router.state.location.search).toBe('');
  });

  it('CR-14 does not filter by parcel in a shop without parcels, unless the address does', async () => {
    const { requests, unmount } = open({ list: 'confirmed', hasParcels: false });
    await waitFor(() => expect(requests).toHaveLength(1));
    expect(screen.queryByLabelText('Parcel')).toBeNull();
    unmount();

    open({ list: 'confirmed', hasParcels: false, address: '/?parcel=none' });
    expect(screen.getByLabelText('Parcel')).toHaveProperty('value', 'none');
  });

  it('BN-10 names the statuses of the list in Bengali', async () => {
    const { statusOptions } = await inBengali(() => import('#dashboard/orders/list/OrderFilters.tsx'));
    expect(statusOptions('confirmed')).toEqual([
      { value: 'Confirmed', label: 'নিশ্চিত' },
      { value: 'Shipping', label: 'পথে আছে' },
    ]);
  });

  it('CA-9 does not filter pending orders by parcel, since none waits for a courier', () => {
    const { requests } = open({ list: 'pending', hasParcels: true, address: '/?area=Inside+of+Dhaka' });

    expect([screen.queryByLabelText('Parcel'), requests]).toEqual([null, []]);
  });
});
