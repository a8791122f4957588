import { screen } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import Swal from 'sweetalert2/dist/sweetalert2.js';
import { afterEach, expect, it } from 'vitest';
import { inBengali } from '../../../support/browser/inBengali.ts';
import { anOrder } from '../../../support/builders/anOrder.ts';
import { aProduct } from '../../../support/builders/aProduct.ts';

afterEach(() => Swal.close());

/** The form for an order with this stored district, and the districts that it sends. Only names of data are in Bengali here. */
const openForm = async (district: string) => {
  const [{ Component: CorrectOrderScreen }, { renderStaffScreen }] = await inBengali(() =>
    Promise.all([
      import('#dashboard/orders/corrections/CorrectOrderScreen.tsx'),
      import('../../../support/browser/renderStaffScreen.tsx'),
    ]),
  );
  const { customerData } = anOrder();
  const order = anOrder({ _id: 'o1', customerData: { ...customerData, district } });
  const { user, requests } = renderStaffScreen(
    <Routes>
      <Route path="/dashboard/order-overview/:id/correct" element={<CorrectOrderScreen />} />
      <Route path="*" element={<p>Elsewhere</p>} />
    </Routes>,
    (call) => {
      if (call === 'GET /orders/o1') return { body: { data: order, history: [], revisions: [] } };
      return { body: { data: call === 'GET /products' ? [] : aProduct() } };
    },
    { address: '/dashboard/order-overview/o1/correct' },
  );
  const field = await screen.findByLabelText<HTMLInputElement>(/^District/);
  const save = async () => {
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await screen.findByText('Elsewhere');
    const sent = requests.filter(({ call }) => call.startsWith('PUT /orders/'));
    return sent.map(({ body }) => (body as { customerData: { district: string } }).customerData.district);
  };
  return { user, field, save };
};

it.each([
  ['Dhaka', 'ঢাকা'],
  ['Barisal', 'বরিশাল'],
  ['Mirpur', 'Mirpur'],
])(
  'BN-5 MD-5 shows the district %s as %s, and keeps it when another field is corrected',
  async (stored, shown) => {
    const { user, field, save } = await openForm(stored);
    expect(field.value).toBe(shown);
    await user.type(screen.getByLabelText(/^Address(?! type)/), '9');
    expect(await save()).toEqual([stored]);
  },
);

it('BN-5 MD-5 stores a district that is chosen in Bengali by its English name', async () => {
  const { user, field, save } = await openForm('Dhaka');
  const suggested = [...(field.list?.options ?? [])].map(({ value }) => value);
  expect([suggested.length, suggested[0]]).toEqual([64, 'বাগেরহাট']);
  await user.clear(field);
  await user.type(field, 'সিলেট');
  expect(await save()).toEqual(['Sylhet']);
});
