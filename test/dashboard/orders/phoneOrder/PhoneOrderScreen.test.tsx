import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { Component as PhoneOrderScreen } from '#dashboard/orders/phoneOrder/PhoneOrderScreen.tsx';
import { inBengali } from '../../../support/browser/inBengali.ts';
import { renderStaffScreen } from '../../../support/browser/renderStaffScreen.tsx';
import { createGate } from '../../../support/createGate.ts';

const cup = {
  _id: 'c'.repeat(24),
  name: 'Clay tea cup',
  originalPrice: 300,
  offerPrice: 250,
  colors: ['Red', 'Blue'],
  sizes: [],
  images: ['/cup.webp'],
};

const earlier = {
  name: 'Rahima Khatun',
  email: 'rahima@people.example',
  district: 'Khulna',
  address: 'House 3, Road 7',
  addressType: 'Office',
  deliveryArea: 'Outside of Dhaka',
};

interface Refusal {
  readonly status: number;
  readonly body: object;
}

const openScreen = (
  refusal?: Refusal | Promise<Refusal>,
  Screen = PhoneOrderScreen,
  render = renderStaffScreen,
) =>
  render(<Screen />, (call) => {
    if (call === 'POST /phoneOrders')
      return refusal ?? { body: { insertedId: 'o'.repeat(24), number: 'HK-7Q4K-2M' } };
    if (call.startsWith('GET /phoneCustomers'))
      return {
        body: { delivered: 2, cancelled: 0, returned: 0, open: 1, block: null, addresses: [earlier] },
      };
    return { body: [cup] };
  });

/** Fills in the order of an earlier customer: one cup in red. */
const fillIn = async ({ user }: ReturnType<typeof openScreen>) => {
  await user.type(screen.getByLabelText(/^Mobile number/), '01711000222');
  await user.click(await screen.findByRole('button', { name: 'Use this address' }));
  await user.type(screen.getByRole('combobox', { name: /^Add a product/ }), 'cup');
  await user.click(await screen.findByRole('option', { name: /Clay tea cup/ }));
  await user.selectOptions(screen.getByLabelText(/^Color/), 'Red');
};
const fieldTexts = () =>
  ['Name', 'District', 'Delivery area', 'Address', 'Address type', 'E-mail', 'Comment'].map(
    (label) => screen.getByLabelText<HTMLInputElement>(new RegExp(`^${label}(?! type)`)).value,
  );
const charge = () => screen.getByText('Delivery Charge').nextElementSibling?.textContent;
const placeOrder = () => screen.getByRole('button', { name: 'Place order' });
const sent = ({ requests }: ReturnType<typeof openScreen>) =>
  requests.filter(({ call }) => call === 'POST /phoneOrders').map(({ body }) => body);

describe('an order on the phone', () => {
  it('DK-18 goes to an earlier address of the phone number, with the sums that the caller is told', async () => {
    const opened = openScreen();
    await fillIn(opened);
    expect(screen.getByText('3 orders: 2 delivered, 0 cancelled, 0 returned, 1 open.')).toBeTruthy();
    await opened.user.click(placeOrder());

    // The offer price of one cup and the charge outside of Dhaka.
    expect(await screen.findByText(/is placed\. The customer pays ৳370/)).toBeTruthy();
    expect(sent(opened)).toEqual([
      {
        products: [
          {
            id: cup._id,
            name: 'Clay tea cup',
            imageUrl: '/cup.webp',
            color: 'Red',
            size: 'N/A',
            quantity: 1,
            originalPrice: 250,
          },
        ],
        customerData: {
          ...earlier,
          mobileNumber: '01711000222',
          comment: '',
          paymentSystem: 'Cash On Delivery',
          deliveryCharge: 120,
        },
        subTotal: 250,
        total: 370,
      },
    ]);
    expect(screen.getByRole('link', { name: 'Open the order' }).getAttribute('href')).toBe(
      `/dashboard/order-overview/${'o'.repeat(24)}`,
    );

    await opened.user.click(screen.getByRole('button', { name: 'Next phone order' }));
    expect(screen.getByLabelText<HTMLInputElement>(/^Mobile number/).value).toBe('');
  });

  it('DK-18 takes no text while the order is placed', async () => {
    const { opened: answered, open: answer } = createGate();
    const opened = openScreen(answered.then(() => ({ status: 500, body: {} })));
    await fillIn(opened);
    await opened.user.click(placeOrder());
    await screen.findByRole('button', { name: 'Placing...' });
    await opened.user.type(screen.getByLabelText(/^Comment/), 'Lost');
    expect(fieldTexts().at(-1)).toBe('');
    answer();
    await screen.findByRole('alert');
    await opened.user.type(screen.getByLabelText(/^Comment/), 'New');
    expect(fieldTexts().at(-1)).toBe('New');
  });

  it('DK-18 empties what an earlier address has filled in when the phone number becomes another one', async () => {
    const { user } = openScreen();
    const number = screen.getByLabelText(/^Mobile number/);
    await user.type(number, '01711000222');
    await user.click(await screen.findByRole('button', { name: 'Use this address' }));
    const comment = 'Call before you come';
    await user.type(screen.getByLabelText(/^Comment/), comment);
    await user.type(screen.getByLabelText(/^District/), ' Sadar');
    // The same number in another notation is no other one.
    await user.clear(number);
    await user.type(number, '+880 1711 000222');
    expect(fieldTexts()).toEqual([
      'Rahima Khatun',
      'Khulna Sadar',
      'Outside of Dhaka',
      'House 3, Road 7',
      'Office',
      'rahima@people.example',
      comment,
    ]);

    // What staff have typed themselves stays.
    await user.type(number, '{Backspace}3');
    expect(fieldTexts()).toEqual(['', 'Khulna Sadar', '', '', 'Home', '', comment]);
  });

  it('BN-5 DK-18 shows the district of an earlier address in Bengali, and is sent with its English name', async () => {
    // In Bengali are names of data and digits alone, the sentences of this screen are not.
    const [bengali, { renderStaffScreen: render }] = await inBengali(() =>
      Promise.all([
        import('#dashboard/orders/phoneOrder/PhoneOrderScreen.tsx'),
        import('../../../support/browser/renderStaffScreen.tsx'),
      ]),
    );
    const opened = openScreen(undefined, bengali.Component, render);
    await fillIn(opened);
    expect(screen.getByLabelText<HTMLInputElement>(/^District/).value).toBe('খুলনা');

    await opened.user.click(placeOrder());
    await screen.findByText(/is placed\. The customer pays ৳৩৭০/);
    expect(sent(opened)).toMatchObject([{ customerData: earlier }]);
  });

  it('DK-18 is not sent with an empty field or without a product', async () => {
    const opened = openScreen();
    await opened.user.click(placeOrder());
    expect(await screen.findAllByText('Name is required')).not.toEqual([]);
    expect(screen.getByText('Add a product.')).toBeTruthy();
    expect(sent(opened)).toEqual([]);
  });

  it('DK-18 takes the delivery area of the district until staff choose one', async () => {
    const { user } = openScreen();
    const area = screen.getByLabelText<HTMLSelectElement>(/^Delivery area/);
    expect(charge()).toBe('Choose an area');
    await user.type(screen.getByLabelText(/^District/), 'Dhaka');
    await waitFor(() => expect(area.value).toBe('Inside of Dhaka'));
    expect(charge()).toBe('৳60.00');
    expect([...area.options].map(({ text }) => text)).toEqual([
      'Choose an area',
      'Inside of Dhaka, ৳60',
      'Outside of Dhaka, ৳120',
    ]);

    await user.selectOptions(area, 'Outside of Dhaka');
    await user.clear(screen.getByLabelText(/^District/));
    await user.type(screen.getByLabelText(/^District/), 'Dhaka');
    expect(area.value).toBe('Outside of Dhaka');
  });

  it('DK-18 takes the delivery area of another district also when staff have passed through the field of the area', async () => {
    const { user } = openScreen();
    const area = screen.getByLabelText<HTMLSelectElement>(/^Delivery area/);
    const district = screen.getByLabelText(/^District/);
    await user.type(district, 'Dhaka');
    await waitFor(() => expect(area.value).toBe('Inside of Dhaka'));
    await user.click(area);
    await user.click(district);
    await user.keyboard('{Backspace>5/}Khulna');
    await waitFor(() => expect(area.value).toBe('Outside of Dhaka'));
  });

  it('DK-18 CO-11 shows the new total of a changed price, and is sent again with it', async () => {
    const quote = {
      products: [{ id: cup._id, originalPrice: 280 }],
      subTotal: 280,
      deliveryCharge: 120,
      total: 400,
    };
    const opened = openScreen({
      status: 409,
      body: { code: 'priceChanged', message: 'A price has changed.', quote },
    });
    await fillIn(opened);
    await opened.user.click(placeOrder());
    expect(await screen.findByText(/Tell the customer the new total/)).toBeTruthy();
    await opened.user.click(placeOrder());
    await waitFor(() => expect(sent(opened)).toHaveLength(2));
    expect(sent(opened)[1]).toMatchObject({ subTotal: 280, total: 400 });
  });

  it('DK-18 CO-10 says after a lost answer that the order may safely be sent again', async () => {
    const opened = openScreen({ status: 503, body: { code: 'unavailable', message: 'Try again.' } });
    await fillIn(opened);
    await opened.user.click(placeOrder());
    expect(await screen.findByText(/You can safely press again\./)).toBeTruthy();
  });

  it('DK-18 ER-4 asks for the caller’s orders again after a lost answer, since the order may have been placed', async () => {
    const opened = openScreen({ status: 503, body: { code: 'unavailable', message: 'Try again.' } });
    const looks = () => opened.requests.filter(({ call }) => call.startsWith('GET /phoneCustomers')).length;
    await fillIn(opened);
    const before = looks();
    await opened.user.click(placeOrder());

    await waitFor(() => expect(looks()).toBe(before + 1));
  });
});
