import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Component as ParcelsScreen } from '#dashboard/orders/parcels/ParcelsScreen.tsx';
import { noCourierDesk } from '#domain/consignments/courierDesk.ts';
import { queriesDone } from '../../../support/browser/queriesDone.ts';
import { renderStaffScreen } from '../../../support/browser/renderStaffScreen.tsx';
import { aParcel } from '../../../support/builders/aParcel.ts';

const pathao = {
  id: 'pathao',
  name: 'Pathao',
  calls: true,
  isOwn: false,
  prices: true,
  file: { source: '', isAssumed: false, namesStore: true },
};
const booked = aParcel({ courier: 'pathao', stage: 'booked' });
const withoutCode = { courierReference: null, trackingCode: null };

/** Opens the booked parcels of Pathao. */
const open = (parcels: readonly (typeof booked)[]) =>
  renderStaffScreen(
    <ParcelsScreen />,
    (call) => {
      if (call === 'GET /bookings/couriers') return { body: { couriers: [pathao] } };
      if (call === 'GET /courierDesk') return { body: noCourierDesk };
      if (call === 'GET /consignments') return { body: { consignments: parcels, next: null } };
      // The page of the test cannot save files.
      return { status: 400, body: { code: 'invalid', message: 'Not now.' } };
    },
    { address: '/dashboard/parcels?courier=pathao&stage=booked' },
  );

it('CR-13 offers no upload file of parcels that the courier has already booked', async () => {
  const { store } = open([booked, { ...booked, ...withoutCode, id: 'p2', trackingCode: 'DD1' }]);
  await screen.findAllByRole('link', { name: 'HK-7Q4K-2M' });
  await queriesDone(store);
  expect(screen.queryByRole('button', { name: /^Download file/ })).toBeNull();
});

it('CR-13 asks for the upload file of the parcels that the courier has not booked yet', async () => {
  const { user, requests } = open([booked, { ...booked, ...withoutCode, id: 'p2' }]);
  await user.click(await screen.findByRole('button', { name: 'Download file for Pathao' }));
  await waitFor(() =>
    expect(requests.find(({ call }) => call === 'POST /bookings/file')?.body).toMatchObject({
      parcels: ['p2'],
    }),
  );
});
