import { act, screen, waitFor, within } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import Swal from 'sweetalert2/dist/sweetalert2.js';
import { afterEach, describe, expect, it } from 'vitest';
import { Component as CorrectOrderScreen } from '#dashboard/orders/corrections/CorrectOrderScreen.tsx';
import type { Order } from '#domain/orders/order.ts';
import { correctionMessages } from '#messages/domain/dashboardMessages.ts';
import { renderStaffScreen } from '../../../support/browser/renderStaffScreen.tsx';
import { anOrder } from '../../../support/builders/anOrder.ts';
import { aProduct } from '../../../support/builders/aProduct.ts';
import { createGate } from '../../../support/createGate.ts';

/** The ordered product: two in red for ৳750 each, a price that the order keeps. */
const kettle = aProduct({ colors: ['Red', 'Blue'], originalPrice: 900 });
const shirt = aProduct({ _id: 'shirt', name: 'Shirt', sizes: ['M', 'L'], originalPrice: 400 });
const hat = aProduct({ _id: 'hat', name: 'Hat', soldOut: true });
const stock = { count: 'variants', low: 3, isOut: false } as const;
const countedCap = aProduct({ _id: 'cap', name: 'Cap', colors: ['Red'], stock });

interface Host {
  readonly order?: Order;
  /** Answers the correction. */
  readonly answer?: { readonly status: number; readonly body: unknown };
  /** The host answers the correction when it resolves. */
  readonly saved?: Promise<void>;
  /** Without the ordered product. */
  readonly isGone?: boolean;
  /** Query of the address. */
  readonly search?: string;
}

const openForm = ({
  order = anOrder({ _id: 'o1' }),
  answer,
  saved,
  isGone = false,
  search = '',
}: Host = {}) => {
  const stored = { data: order, revisions: [] as object[] };
  const rendered = renderStaffScreen(
    <Routes>
      <Route path="/dashboard/order-overview/:id/correct" element={<CorrectOrderScreen />} />
      <Route path="*" element={<p>Elsewhere</p>} />
    </Routes>,
    async (call) => {
      if (call.startsWith('PUT /orders/')) await saved;
      if (call.startsWith('PUT /orders/')) return answer ?? { body: { data: order, revisions: [] } };
      if (call === 'GET /orders/o1') return { body: { history: [], ...stored } };
      if (call === 'GET /products') return { body: { data: [shirt, hat, countedCap] } };
      return isGone ? { status: 404, body: { code: 'unknown' } } : { body: { data: kettle } };
    },
    { address: `/dashboard/order-overview/o1/correct${search}` },
  );
  const sent = () =>
    rendered.requests.filter(({ call }) => call.startsWith('PUT /orders/')).map(({ body }) => body);
  return { ...rendered, sent, stored };
};

const fromList = '?list=pendingOrders&search=dhaka';

const field = (name: RegExp) => screen.getByLabelText<HTMLInputElement>(name);
const save = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Save' });
const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });
const totals = () => screen.getAllByRole('row').map(({ textContent }) => textContent);
const unchanged = { line: 0, id: kettle._id, color: 'Red', size: 'N/A', quantity: 2 };
const customerData = {
  name: 'Rahima Khatun',
  mobileNumber: '01700000111',
  district: 'Dhaka',
  address: 'House 3',
  addressType: 'Home',
  deliveryArea: 'Inside of Dhaka',
  comment: '',
};

describe('CorrectOrderScreen', () => {
  afterEach(() => Swal.close());

  it('MD-5 shows the new total beside the old one and what changes, and saves it', async () => {
    const { user, sent } = openForm();
    await screen.findByRole('heading', { name: 'Correct Order o1' });
    expect(screen.getByText('Nothing has changed yet.')).toBeTruthy();
    expect(save().disabled).toBe(true);
    await user.clear(field(/^Address(?! type)/));
    await user.type(field(/^Address(?! type)/), 'House 9');
    await user.click(button('Increase: Quantity of Copper Kettle'));
    await user.selectOptions(field(/^Color/), 'Blue');
    await user.type(screen.getByRole('combobox', { name: /^Add a product/ }), 'shirt');
    await user.click(await screen.findByRole('option', { name: /^Shirt/ }));
    await user.selectOptions(field(/^Size of Shirt/), 'L');

    expect(totals()).toEqual([
      'AmountBeforeAfter',
      'Sub Total৳1,500.00৳2,650.00',
      'Delivery Charge৳60.00৳60.00',
      'Total৳1,560.00৳2,710.00',
    ]);
    const summary = screen.getByRole('heading', { name: 'What changes' }).parentElement;
    expect(
      within(summary as HTMLElement)
        .getAllByRole('definition')
        .map(({ textContent }) => textContent),
    ).toEqual([
      'House 3 becomes  → House 9',
      '2 pieces, Red becomes  → 3 pieces, Blue',
      'new becomes  → 1 piece, L, ৳400.00 each',
    ]);
    await user.click(save());
    expect(await screen.findByText(correctionMessages.saved.text)).toBeTruthy();
    expect(await screen.findByText('Elsewhere')).toBeTruthy();
    expect(sent()).toEqual([
      {
        revision: 0,
        customerData: { ...customerData, address: 'House 9' },
        products: [
          { ...unchanged, color: 'Blue', quantity: 3 },
          { line: null, id: 'shirt', color: 'N/A', size: 'L', quantity: 1 },
        ],
        total: 2710,
      },
    ]);
  });

  it('MD-5 takes a line out and back, and saves no order without lines', async () => {
    const { user } = openForm();
    await user.click(await screen.findByRole('button', { name: 'Remove Copper Kettle' }));
    expect(screen.getByRole('alert').textContent).toBe('An order needs at least one product');
    expect(save().disabled).toBe(true);
    await user.click(button('Undo Copper Kettle'));
    expect(screen.queryByRole('alert')).toBeNull();
    expect(screen.getByText('Nothing has changed yet.')).toBeTruthy();
  });

  it('MD-5 says beside the field what the checkout would say, and sends nothing', async () => {
    const { user, sent } = openForm();
    const phone = await screen.findByLabelText<HTMLInputElement>(/^Mobile number/);
    await user.clear(phone);
    await user.type(phone, '0171');
    await user.click(save());
    expect(await screen.findByText('Number must be 11 digit')).toBeTruthy();
    expect(phone.getAttribute('aria-invalid')).toBe('true');
    expect(sent()).toEqual([]);
  });

  it('MD-5 raises no quantity of a product that is gone, and offers no sold-out one', async () => {
    const { user } = openForm({ isGone: true });
    await user.click(await screen.findByRole('button', { name: 'Increase: Quantity of Copper Kettle' }));
    expect(
      screen.getByText("Copper Kettle is no longer in the shop. Its quantity can't be increased."),
    ).toBeTruthy();
    expect(save().disabled).toBe(true);
    expect(field(/^Color/).disabled).toBe(true);
    await user.type(screen.getByRole('combobox', { name: /^Add a product/ }), 'hat');
    const option = await screen.findByRole('option', { name: /^Hat/ });
    expect(option.getAttribute('aria-disabled')).toBe('true');
    await user.click(option);
    expect(screen.queryByRole('button', { name: 'Remove Hat' })).toBeNull();
  });

  it('GS-5 MD-5 asks beside an added line for its color when the goods are counted by it', async () => {
    const { user } = openForm();
    await user.type(await screen.findByRole('combobox', { name: /^Add a product/ }), 'cap');
    await user.click(await screen.findByRole('option', { name: /^Cap/ }));
    const line = screen.getByRole('button', { name: 'Remove Cap' }).closest('li') as HTMLElement;

    expect(within(line).getByText('Please choose a color of Cap.')).toBeTruthy();
    expect(save().disabled).toBe(true);
    await user.selectOptions(field(/^Color of Cap/), 'Red');
    expect(within(line).queryByText('Please choose a color of Cap.')).toBeNull();
    expect(save().disabled).toBe(false);
  });

  it('MD-5 tells in place that another staff member was faster, and loads the order again', async () => {
    const refusal = {
      code: 'moveRefused',
      reason: 'correctedMeanwhile',
      orderStatus: 'Pending',
      message: 'x',
    };
    const { user, sent, stored } = openForm({ answer: { status: 409, body: refusal } });
    await user.type(await screen.findByLabelText('Comment'), 'Ring twice');
    await user.click(save());
    expect((await screen.findByRole('alert')).textContent).toContain(
      'The order was not corrected. Someone else has just corrected this order.',
    );
    expect(screen.getByLabelText<HTMLTextAreaElement>('Comment').value).toBe('Ring twice');
    stored.revisions.push({
      by: 'Nusrat',
      at: '2026-03-02T09:07:00.000Z',
      fields: [],
      lines: [],
      from: {},
      to: {},
    });
    await user.click(button(correctionMessages.reload));
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
    const comment = await screen.findByLabelText<HTMLTextAreaElement>('Comment');
    expect(comment.value).toBe('');
    expect(document.activeElement).toBe(comment.closest('form'));
    await user.type(comment, 'Ring');
    await user.click(save());
    await waitFor(() => expect(sent()).toHaveLength(2));
    expect(sent()[1]).toMatchObject({ revision: 1 });
  });

  it('MD-5 shows the sentence of a refusal whose reason this page does not know', async () => {
    const refusal = { code: 'moveRefused', message: 'This order is being counted.', reason: 'counted' };
    const { user } = openForm({ answer: { status: 409, body: refusal } });
    await user.type(await screen.findByLabelText('Comment'), 'Ring twice');
    await user.click(save());
    expect((await screen.findByRole('alert')).textContent).toContain('This order is being counted.');
  });

  it('MD-5 CN-3 has the focus where it says that the loaded order cannot be corrected any more', async () => {
    const { user, stored } = openForm({ answer: { status: 409, body: { code: 'moveRefused' } } });
    await user.type(await screen.findByLabelText('Comment'), 'Ring twice');
    await user.click(save());
    stored.data = { ...stored.data, orderStatus: 'Shipping' };
    await user.click(await screen.findByRole('button', { name: correctionMessages.reload }));
    const reason = await screen.findByRole('heading', { name: 'This order cannot be corrected' });

    expect(document.activeElement).toBe(reason.closest('[tabindex]'));
  });

  it('MD-5 shows the shop’s new price of an added product and saves with the new total', async () => {
    const quote = {
      products: [
        { id: kettle._id, originalPrice: 750 },
        { id: 'shirt', originalPrice: 450 },
      ],
      subTotal: 1950,
      deliveryCharge: 60,
      total: 2010,
    };
    const refusal = { code: 'priceChanged', message: 'x', quote };
    const { user, sent } = openForm({ answer: { status: 409, body: refusal } });
    await user.type(await screen.findByRole('combobox', { name: /^Add a product/ }), 'shirt');
    await user.click(await screen.findByRole('option', { name: /^Shirt/ }));
    await user.click(save());
    expect(await screen.findByText(correctionMessages.priceChanged)).toBeTruthy();
    expect(totals().at(-1)).toBe('Total৳1,560.00৳2,010.00');
    await user.click(save());
    await waitFor(() => expect(sent()).toHaveLength(2));
    expect(sent().map((body) => (body as { total: number }).total)).toEqual([1960, 2010]);
  });

  it.each(['Save', 'Cancel'])('MD-21 knows the list after %s of a form that a link opened', async (name) => {
    const { user, router } = openForm({ search: fromList });
    const comment = await screen.findByLabelText('Comment');
    if (name === 'Save') await user.type(comment, 'Ring twice');
    await user.click(screen.getByText(name));
    expect(await screen.findByText('Elsewhere')).toBeTruthy();
    expect([router.state.location.search, router.state.historyAction]).toEqual([fromList, 'REPLACE']);
  });

  it('MD-5 opens no form for an order that is shipping', async () => {
    openForm({ order: anOrder({ _id: 'o1', orderStatus: 'Shipping' }) });
    expect(await screen.findByRole('heading', { name: 'This order cannot be corrected' })).toBeTruthy();
    expect(
      screen.getByText(/Only a pending or confirmed order can be corrected\..*It is Shipping\./),
    ).toBeTruthy();
  });

  it('MD-5 opens no overview for somebody who has left the form before the answer', async () => {
    const { opened: saved, open: answer } = createGate();
    const { user, router } = openForm({ saved });
    await user.type(await screen.findByLabelText('Comment'), ' Please call.');
    await user.click(save());
    await act(() => router.navigate('/dashboard/pendingOrders'));
    await screen.findByText('Elsewhere');
    answer();
    expect(await screen.findByText(correctionMessages.saved.title)).toBeTruthy();
    expect(router.state.location.pathname).toBe('/dashboard/pendingOrders');
  });
});
