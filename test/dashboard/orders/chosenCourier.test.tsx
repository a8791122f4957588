import { screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { describe, expect, it } from 'vitest';
import { BulkGiveDialog } from '#dashboard/orders/bulk/BulkGiveDialog.tsx';
import { GiveForm } from '#dashboard/orders/parcels/GiveForm.tsx';
import { PayoutsAhead } from '#dashboard/orders/statements/PayoutsAhead.tsx';
import { renderStaffScreen } from '../../support/browser/renderStaffScreen.tsx';
import { anOrder } from '../../support/builders/anOrder.ts';

const ignore = () => undefined;

/** Opens a form in front of a shop that has set up these couriers. */
const open = (form: ReactNode, couriers: readonly string[]) =>
  renderStaffScreen(form, (call) => {
    if (call === 'GET /courierDesk')
      return { body: { couriers, hasParcels: true, returns: [], pickups: [] } };
    return { body: {} };
  });

const field = () => screen.findByRole<HTMLSelectElement>('combobox', { name: /^Courier/ });

const order = anOrder({ orderStatus: 'Confirmed' });
const give = <GiveForm order={order} isExchange={false} onClose={ignore} />;
const bulk = <BulkGiveDialog orders={[order]} onMakeFile={undefined} onClose={ignore} />;

describe('the courier of a form', () => {
  it.each([
    ['one parcel', give],
    ['many parcels', bulk],
  ])('CR-1 of %s is the one that the shop has set up', async (_name, form) => {
    open(form, ['pathao']);
    const courier = await field();
    await waitFor(() => expect(courier.value).toBe('pathao'));
  });

  it.each([
    ['one parcel', give, 'Save the parcel'],
    ['many parcels', bulk, 'Give to the courier'],
  ])('CR-1 of %s has to be chosen in a shop that has set up none', async (_name, form, save) => {
    const { user, requests } = open(form, []);
    const courier = await field();
    expect(courier.value).toBe('');
    await user.click(screen.getByRole('button', { name: save }));
    expect([
      courier.getAttribute('aria-invalid'),
      requests.filter(({ call }) => call.startsWith('POST')),
    ]).toEqual(['true', []]);
    await user.selectOptions(courier, 'RedX');
    expect(courier.getAttribute('aria-invalid')).toBeNull();
    await user.click(screen.getByRole('button', { name: save }));
    await waitFor(() =>
      expect(requests.find(({ call }) => call.startsWith('POST'))?.body).toMatchObject({ courier: 'redx' }),
    );
  });

  it('CA-4 of a payout before delivery has to be chosen in a shop that has set up none', async () => {
    const { user } = open(<PayoutsAhead />, []);
    await user.click(screen.getByRole('button', { name: 'Note a payout before delivery' }));
    const courier = await field();
    expect([courier.value, screen.queryByRole('button', { name: 'Save the payout' })]).toEqual(['', null]);
    await user.selectOptions(courier, 'RedX');
    expect(screen.getByRole('button', { name: 'Save the payout' })).toBeDefined();
  });
});
