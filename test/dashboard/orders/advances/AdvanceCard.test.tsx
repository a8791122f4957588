import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { AdvanceCard } from '#dashboard/orders/advances/AdvanceCard.tsx';
import { type Advance, isPayableAdvance, type OrderAdvances } from '#domain/cash/advance.ts';
import { inBengali } from '../../../support/browser/inBengali.ts';
import { renderStaffScreen } from '../../../support/browser/renderStaffScreen.tsx';
import { anOrder } from '../../../support/builders/anOrder.ts';

const order = anOrder({ _id: 'o1' });
const token = 'A'.repeat(40);
const asked: Advance = {
  id: 'a1',
  amount: 60,
  state: 'asked',
  revision: 1,
  isStarted: false,
  bankTransactionId: null,
  token,
  endsAt: '2026-03-09T09:07:00.000Z',
  history: [
    { from: null, to: 'asked', text: 'It was asked for.', at: '2026-03-02T09:07:00.000Z', by: 'Rahima' },
  ],
};
const none: OrderAdvances = { isOn: true, amount: 60, refusal: null, reasons: [], advances: [] };
const withOne = (changes: Partial<Advance>): OrderAdvances => ({
  ...none,
  amount: 0,
  refusal: 'An advance was asked for already.',
  advances: [{ ...asked, ...changes }],
});

const open = (first: OrderAdvances, next: OrderAdvances = first) => {
  let present = first;
  return renderStaffScreen(<AdvanceCard order={order} />, (call) => {
    if (call.startsWith('POST')) present = next;
    return { body: call.startsWith('POST /advances') ? { modifiedCount: 1 } : present };
  });
};
const item = () => screen.findByRole('region', { name: 'Advance of ৳60' });

describe('the delivery charge in advance on the page of an order', () => {
  it('CA-10 is proposed with its reasons, and asked for by a press', async () => {
    const { user, requests } = open({ ...none, reasons: ['The order is over ৳2,000.'] }, withOne({}));
    expect(await screen.findByText('Proposed for this order: The order is over ৳2,000.')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Ask for an advance of ৳60' }));
    const message = await screen.findByLabelText<HTMLTextAreaElement>('Message for the customer');

    expect(requests.map(({ call }) => call)).toEqual([
      'GET /orders/o1/advances',
      'POST /orders/o1/advances',
      'GET /orders/o1/advances',
    ]);
    expect(message.value).toContain(`${location.origin}/advance/${token}`);
    // The whole message is in view.
    expect(message.getAttribute('rows')).toBe('3');
    expect(screen.getByRole('link', { name: 'WhatsApp' }).getAttribute('href')).toMatch(
      /^https:\/\/wa\.me\/88\d{11}\?text=/,
    );
    expect(screen.getByRole('link', { name: 'SMS' }).getAttribute('href')).toMatch(/^sms:\+88\d{11}\?body=/);
  });

  it('CA-10 can only be withdrawn while a courier has the parcel', async () => {
    open(withOne({ token: null }));
    expect(within(await item()).getByText('It can no longer be paid.')).toBeTruthy();
    expect(screen.queryByLabelText('Message for the customer')).toBeNull();
    expect(screen.getByRole('button', { name: 'Withdraw' })).toBeTruthy();
  });

  it('CA-10 CN-3 keeps the focus with an advance that was withdrawn although no answer came', async () => {
    let present = withOne({});
    const { user } = renderStaffScreen(<AdvanceCard order={order} />, (call) => {
      if (call.startsWith('GET')) return { body: present };
      present = withOne({ state: 'expired', revision: 2, token: null });
      throw new TypeError('The connection is lost.');
    });
    await user.click(within(await item()).getByRole('button', { name: 'Withdraw' }));
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Withdraw' })).toBeNull());
    expect(document.activeElement).toBe(await item());
    expect(screen.getByRole('alert').textContent).toMatch(/^We couldn't tell whether this was done/);
  });

  it('CA-10 CN-3 gives the focus to an advance that was asked for although no answer came', async () => {
    let present = none;
    const { user } = renderStaffScreen(<AdvanceCard order={order} />, (call) => {
      if (call.startsWith('GET')) return { body: present };
      present = withOne({});
      throw new TypeError('The connection is lost.');
    });
    await user.click(await screen.findByRole('button', { name: 'Ask for an advance of ৳60' }));
    const askedFor = await item();
    await waitFor(() => expect(document.activeElement).toBe(askedFor));
  });

  it.each([
    ['the shop takes none', { ...none, isOn: false, amount: 0 }],
    ['none can be asked for', { ...none, amount: 0, refusal: 'A courier has the parcel.' }],
  ])('CA-10 is not there where %s', async (_where, advances) => {
    const { container, requests } = open(advances);
    await expect.poll(() => requests.length).toBe(1);
    await expect.poll(() => container.textContent).toBe('');
  });

  it.each([
    ['paid', '৳60 paid: a courier collects that much less.', []],
    [
      'held',
      'The gateway calls this payment risky. Call the customer, then decide.',
      ['Accept it', 'Give it back'],
    ],
    ['failed', /can try again with the same link/, ['Copy the message', 'Ask SSLCommerz again', 'Withdraw']],
    ['refundDue', '৳60 to give back.', ['It was given back']],
    ['refunded', '৳60 given back.', []],
  ] as const)(
    'CA-10 says what %s means, with the presses that it offers',
    async (state, sentence, presses) => {
      open(withOne({ state, isStarted: true, token: isPayableAdvance({ state }) ? token : null }));
      const region = await item();

      expect(within(region).getByText(sentence)).toBeTruthy();
      expect(
        within(region)
          .queryAllByRole('button')
          .map(({ textContent }) => textContent),
      ).toEqual(presses);
    },
  );

  it.each(['Delivered', 'Return'] as const)(
    'CA-10 tells no courier to collect less once the order is %s',
    async (orderStatus) => {
      renderStaffScreen(<AdvanceCard order={{ ...order, orderStatus }} />, () => ({
        body: withOne({ state: 'paid', token: null }),
      }));
      expect(within(await item()).getByText('৳60 was paid in advance.')).toBeTruthy();
    },
  );

  it('CA-10 is given back with a reference, without which nothing is sent', async () => {
    const due = withOne({ state: 'refundDue', revision: 4, token: null });
    const { user, requests } = open(due, withOne({ state: 'refunded', revision: 5, token: null }));
    await user.click(within(await item()).getByRole('button', { name: 'It was given back' }));
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(screen.getByText('Enter a reference')).toBeTruthy();
    await user.type(screen.getByLabelText(/^Reference/), ' bKash 9AB4 ');
    await user.click(screen.getByRole('button', { name: 'Save' }));

    expect(await screen.findByText('৳60 given back.')).toBeTruthy();
    expect(requests.filter(({ call }) => call.startsWith('POST'))).toEqual([
      { call: 'POST /advances/a1', body: { act: 'giveBack', note: 'bKash 9AB4', revision: 4 } },
    ]);
  });

  it('CA-10 CN-3 leaves the focus with the advance whose press is gone', async () => {
    const failed = withOne({ state: 'failed', isStarted: true, token: null });
    const { user } = open(failed, withOne({ state: 'expired', revision: 2, isStarted: true, token: null }));
    await user.click(within(await item()).getByRole('button', { name: 'Withdraw' }));
    await screen.findByText(/can no longer be paid/);
    expect(document.activeElement).toBe(await item());
  });

  it('CA-10 CN-3 leaves the focus with the advance that was given back', async () => {
    const due = withOne({ state: 'refundDue', revision: 4, token: null });
    const { user } = open(due, withOne({ state: 'refunded', revision: 5, token: null }));
    await user.click(within(await item()).getByRole('button', { name: 'It was given back' }));
    await user.type(screen.getByLabelText(/^Reference/), 'bKash 9AB4');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await screen.findByText('৳60 given back.');
    expect(document.activeElement).toBe(await item());
  });

  it('CA-10 CN-3 gives the focus to the advance that was asked for', async () => {
    const { user } = open(none, withOne({}));
    await user.click(await screen.findByRole('button', { name: 'Ask for an advance of ৳60' }));
    expect(document.activeElement).toBe(await item());
  });

  it('CA-10 says why a press did nothing', async () => {
    const { user } = renderStaffScreen(<AdvanceCard order={order} />, (call) =>
      call.startsWith('GET')
        ? { body: withOne({ isStarted: true }) }
        : { status: 409, body: { code: 'advanceRefused', message: 'SSLCommerz cannot be reached.' } },
    );
    await user.click(within(await item()).getByRole('button', { name: 'Ask SSLCommerz again' }));

    expect((await screen.findByRole('alert')).textContent).toContain('SSLCommerz cannot be reached.');
  });

  it.each(['held', 'refunded'] as const)(
    'CA-10 says why a press did nothing when the advance is %s by now',
    async (state) => {
      let present = withOne({ state: 'refundDue', revision: 4, token: null });
      const { user, requests } = renderStaffScreen(<AdvanceCard order={order} />, (call) => {
        if (call.startsWith('GET')) return { body: present };
        present = withOne({ state, revision: 5, token: null });
        return {
          status: 409,
          body: { code: 'changedMeanwhile', message: 'It has changed in the meantime.' },
        };
      });
      await user.click(within(await item()).getByRole('button', { name: 'It was given back' }));
      await user.type(screen.getByLabelText(/^Reference/), 'bKash 9AB4');
      await user.click(screen.getByRole('button', { name: 'Save' }));
      await waitFor(() => expect(requests.filter(({ call }) => call.startsWith('GET'))).toHaveLength(2));
      await waitFor(() => expect(screen.queryByLabelText(/^Reference/)).toBeNull());
      expect(screen.getByRole('alert').textContent).toContain('It has changed in the meantime.');
    },
  );
});

it('BN-3 CA-10 an advance has its reasons and its history in Bengali', async () => {
  // Both, so that the card has the store of the same modules.
  const [{ AdvanceCard: BengaliCard }, { renderStaffScreen: renderBengali }] = await inBengali(() =>
    Promise.all([
      import('#dashboard/orders/advances/AdvanceCard.tsx'),
      import('../../../support/browser/renderStaffScreen.tsx'),
    ]),
  );
  const reasons = [
    'The order is over ৳2,000.',
    'The phone number is new, and the order goes outside of Dhaka.',
  ];
  const end = { from: 'asked', to: 'expired', text: 'It was not paid in time.', by: 'The shop' } as const;
  const expired: Advance = {
    ...asked,
    state: 'expired',
    token: null,
    history: [...asked.history, { ...end, at: '2026-03-09T09:10:00.000Z' }],
  };
  renderBengali(<BengaliCard order={order} />, () => ({ body: { ...none, reasons, advances: [expired] } }));

  const proposal = await screen.findByText(/অর্ডারটি/);
  expect(proposal.textContent).toContain('অর্ডারটি ৳২,০০০-এর বেশি। ফোন নম্বরটি নতুন, আর অর্ডারটি ঢাকার বাইরে যাবে।');
  expect(screen.getByText('চাওয়া হয়েছে।')).toBeTruthy();
  expect(screen.getByText(/· শপ$/)).toBeTruthy();
});
