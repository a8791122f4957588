import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Component as ParcelsScreen } from '#dashboard/orders/parcels/ParcelsScreen.tsx';
import { noCourierDesk } from '#domain/consignments/courierDesk.ts';
import { renderStaffScreen } from '../../../support/browser/renderStaffScreen.tsx';
import { requestsDone } from '../../../support/browser/requestsDone.ts';
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

/** How many parcels the host of the test sends at once. */
const pageSize = 50;

/** Opens the booked parcels of Pathao; an upload file that `isFileEmpty` has no rows. */
const open = (parcels: readonly (typeof booked)[], isFileEmpty = false) =>
  renderStaffScreen(
    <ParcelsScreen />,
    (call, _body, query) => {
      if (call === 'GET /bookings/couriers') return { body: { couriers: [pathao] } };
      if (call === 'GET /courierDesk') return { body: noCourierDesk };
      if (call === 'GET /consignments') {
        const from = Number(query?.get('after') ?? 0);
        const next = from + pageSize < parcels.length ? String(from + pageSize) : null;
        return { body: { consignments: parcels.slice(from, from + pageSize), next, total: parcels.length } };
      }
      if (call === 'POST /bookings/file' && isFileEmpty)
        return { body: { name: 'pathao.csv', text: '', rows: 0 } };
      // The page of the test cannot save files.
      return { status: 400, body: { code: 'invalid', message: 'Not now.' } };
    },
    { address: '/dashboard/parcels?courier=pathao&stage=booked' },
  );

it('CR-13 offers no upload file of parcels that the courier has already booked', async () => {
  const { store } = open([booked, { ...booked, ...withoutCode, id: 'p2', trackingCode: 'DD1' }]);
  await screen.findAllByRole('link', { name: 'HK-7Q4K-2M' });
  await requestsDone(store);
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

it('CR-13 asks for the upload file with the parcels of all pages, under the name that the shop has at the courier', async () => {
  const parcels = Array.from({ length: 501 }, (_, index) => ({ ...booked, ...withoutCode, id: `p${index}` }));
  const { user, requests } = open([{ ...booked, id: 'sent' }, ...parcels]);
  const storeName = await screen.findByRole<HTMLInputElement>('textbox', {
    name: 'Name of your shop at Pathao',
  });
  expect(storeName.value).toBe('Hatkhola');
  await user.type(storeName, ' Mirpur');
  await user.click(screen.getByRole('button', { name: 'Download file for Pathao' }));

  expect(await screen.findByText('Only the newest 500 parcels are in the file.')).toBeDefined();
  await waitFor(() =>
    expect(requests.find(({ call }) => call === 'POST /bookings/file')?.body).toEqual({
      courier: 'pathao',
      storeName: 'Hatkhola Mirpur',
      parcels: parcels.slice(0, 500).map(({ id }) => id),
    }),
  );
});

it('CR-13 asks for the upload file while another page alone has parcels for it', async () => {
  const sent = Array.from({ length: pageSize }, (_, index) => ({ ...booked, id: `p${index}` }));
  const { user, requests } = open([...sent, { ...booked, ...withoutCode, id: 'last' }]);
  await user.click(await screen.findByRole('button', { name: 'Download file for Pathao' }));
  await waitFor(() =>
    expect(requests.find(({ call }) => call === 'POST /bookings/file')?.body).toMatchObject({
      parcels: ['last'],
    }),
  );
});

it('CR-13 says so when no parcel may be in the upload file, and saves none', async () => {
  const { user } = open([{ ...booked, ...withoutCode }], true);
  await user.click(await screen.findByRole('button', { name: 'Download file for Pathao' }));
  const problem = await screen.findByRole('alert');
  expect(problem.textContent).toBe(
    'There is nothing to download: each parcel is booked already, or it or its order is cancelled.',
  );
});

it('CR-1 CR-13 marks an open parcel of a cancelled order, and offers no upload file with it', async () => {
  const { store } = open([
    { ...booked, ...withoutCode, isOrderCancelled: true },
    { ...booked, id: 'p2', stage: 'returned', isOrderCancelled: true },
  ]);
  await screen.findAllByRole('link', { name: 'HK-7Q4K-2M' });
  await requestsDone(store);
  expect(screen.getAllByText('Order cancelled')).toHaveLength(1);
  expect(screen.queryByRole('button', { name: /^Download file/ })).toBeNull();
});

it('CR-13 asks for the name of the shop before it makes an upload file that needs one', async () => {
  const { user, requests } = open([{ ...booked, ...withoutCode }]);
  const name = await screen.findByRole('textbox', { name: /^Name of your shop at Pathao/ });
  expect(name.getAttribute('aria-required')).toBe('true');
  await user.clear(name);
  await user.click(screen.getByRole('button', { name: 'Download file for Pathao' }));
  expect(await screen.findByText('Please enter the name of your shop')).toBeTruthy();
  expect(name.getAttribute('aria-invalid')).toBe('true');
  expect(document.activeElement).toBe(name);
  expect(requests.some(({ call }) => call === 'POST /bookings/file')).toBe(false);
});
