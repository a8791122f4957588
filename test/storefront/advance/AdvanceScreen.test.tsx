import { act, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import type { CustomerAdvance } from '#domain/cash/customerAdvance.ts';
import { Component as AdvanceScreen, handle } from '#storefront/advance/AdvanceScreen.tsx';
import { advanceStatus } from '#storefront/advance/advanceStatus.tsx';
import * as bengali from '../../../src/messages/bn/storefront/advance.tsx';
import { openStore } from '../../support/browser/openStore.ts';
import { createGate } from '../../support/createGate.ts';
import { ownSettings } from '../../support/ownSettings.ts';

const token = 'A'.repeat(40);
const { helpline } = ownSettings.shop;
const advance: CustomerAdvance = {
  orderNumber: 'HK-7Q4K-2M',
  amount: 60,
  state: 'asked',
  isStarted: false,
  canPay: true,
  atTheDoor: 2505,
  endsAt: '2026-03-09T09:07:00.000Z',
};

interface Answer {
  readonly status?: number;
  readonly body: unknown;
  readonly headers?: Readonly<Record<string, string>>;
  /** The answer comes after it. */
  readonly after?: Promise<unknown>;
}

/** The page at this address, in front of a host with these answers. */
const openAt = (address: string, answers: Readonly<Record<string, Answer>>) => {
  const requests: [string, unknown][] = [];
  const answer: typeof fetch = async (to, init) => {
    const request = new Request(to instanceof Request ? to : new URL(String(to), 'http://host'), init);
    const call = `${request.method} ${new URL(request.url).pathname.replace(/^\/api/, '')}`;
    requests.push([call, JSON.parse((await request.text()) || 'null')]);
    const { status = 200, body, headers = {}, after } = answers[call] ?? { status: 404, body: {} };
    await after;
    return Response.json(body, { status, headers });
  };
  const store = openStore({ settings: ownSettings }, { fetch: answer, readToken: () => null });
  const router = createMemoryRouter([{ path: 'advance/:token', element: <AdvanceScreen /> }], {
    initialEntries: [address],
  });
  render(
    <Provider store={store}>
      <RouterProvider router={router} />
    </Provider>,
  );
  return { requests, user: userEvent.setup() };
};
const opened = (changes: Partial<CustomerAdvance>) =>
  openAt(`/advance/${token}`, { 'POST /advance': { body: { ...advance, ...changes } } });

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-03-08T09:07:00Z') }));
afterEach(() => void vi.useRealTimers());

describe('the page of an advance', () => {
  it('CA-10 says that paying failed when the host names no payment page, and can be tried again', async () => {
    const { user, requests } = openAt(`/advance/${token}`, {
      'POST /advance': { body: advance },
      'POST /advance/payment': { body: {} },
    });
    const pay = await screen.findByRole('button', { name: 'Pay ৳60 now' });
    await user.click(pay);
    expect(await screen.findByText('Something went wrong at the shop.')).toBeTruthy();
    expect(pay.getAttribute('aria-disabled')).toBeNull();
    await user.click(pay);
    const calls = requests.map(([call]) => call);
    expect(calls).toEqual(['POST /advance', 'POST /advance/payment', 'POST /advance/payment']);
  });

  it('CA-10 names order, amount and what remains, and that it is the delivery charge', async () => {
    const { requests } = opened({});

    expect(await screen.findByRole('heading', { name: 'Pay ৳60 in advance' })).toBeTruthy();
    expect(screen.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
      'HK-7Q4K-2M',
      '৳60',
      '৳2,505',
    ]);
    expect(screen.getByText(/This is the delivery charge of your order, not an extra cost/)).toBeTruthy();
    expect(document.querySelector('p[lang="bn"]')?.textContent).toBe(bengali.whatIsPaid);
    expect(requests).toEqual([['POST /advance', { token }]]);
  });

  it('CA-10 says beside the button why no payment page was opened', async () => {
    const message = 'The payment page could not be opened. Try again in a moment.';
    const { user } = openAt(`/advance/${token}`, {
      'POST /advance': { body: advance },
      'POST /advance/payment': { status: 409, body: { code: 'advanceRefused', message } },
    });
    await user.click(await screen.findByRole('button', { name: 'Pay ৳60 now' }));

    expect((await screen.findByRole('alert')).textContent).toContain(message);
    expect(screen.getByRole('button', { name: 'Pay ৳60 now' })).toBeTruthy();
  });

  const orderAndAdvance = ['HK-7Q4K-2M', '৳60'];
  const withWhatRemains = [...orderAndAdvance, '৳2,505'];
  it.each([
    [{ state: 'paid', canPay: false }, 'Paid. Thank you.', withWhatRemains],
    [{ state: 'held', canPay: false }, /the shop is checking it\. Do not pay again/, withWhatRemains],
    [{ state: 'expired', canPay: false }, 'This payment is no longer needed.', orderAndAdvance],
    [{ state: 'refundDue', canPay: false }, /the shop will give the money back/, orderAndAdvance],
  ] as const)(
    'CA-10 offers nothing to pay once it is settled, and says what remains if the advance counts: %j',
    async (changes, text, amounts) => {
      opened(changes);

      expect(await screen.findByText(text)).toBeTruthy();
      expect(screen.queryByRole('button', { name: /^Pay/ })).toBe(null);
      expect(screen.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual(amounts);
    },
  );

  it.each([
    [{ state: 'asked', isStarted: true }, bengali.noPaymentYet],
    [{ state: 'failed' }, bengali.paymentNotMade],
    [{ state: 'paid' }, bengali.paid],
    [{ state: 'held' }, bengali.paymentHeld],
    [{ state: 'refundDue' }, bengali.refundDue],
    [{ state: 'refunded' }, bengali.refunded],
    [{ state: 'expired', canPay: false }, bengali.paymentNotNeeded],
    [{ canPay: false, endsAt: '2026-03-08T09:06:00.000Z' }, bengali.timeToPayHasPassed(helpline)],
  ] as const)('CA-10 repeats the words of the Bengali page beside the English ones: %j', (changes, text) => {
    expect(advanceStatus({ ...advance, ...changes }, helpline)?.bengali).toEqual(text);
  });

  it.each([{ state: 'asked', isStarted: true }, { state: 'failed' }, { state: 'expired' }] as const)(
    'CA-10 says in both languages once the time to pay is over, with the number to call: %j',
    async (changes) => {
      opened({ ...changes, canPay: false, endsAt: '2026-03-08T09:06:00.000Z' });

      expect((await screen.findByRole('status')).textContent).toBe(
        `The time to pay has passed, so please call the shop at ${helpline}. এই পেমেন্টের সময় শেষ হয়ে গেছে, তাই শপে ${helpline} নম্বরে কল করুন।`,
      );
      expect(within(screen.getByRole('status')).getAllByRole('link', { name: helpline })).toHaveLength(2);
    },
  );

  it('CA-10 SH-4 leads on to the page that finds an order by its number and phone number once it is paid', async () => {
    opened({ state: 'paid', canPay: false });
    const link = await screen.findByRole('link', { name: 'Track this order' });
    expect(link.getAttribute('href')).toBe('/track');
  });

  it('CA-10 is looked at again by a press while a payment is not known', async () => {
    const { user, requests } = opened({ isStarted: true });
    await user.click(await screen.findByRole('button', { name: 'Check again' }));

    await expect.poll(() => requests.length).toBe(2);
  });

  it('CA-10 ER-2 CN-3 is busy while it is looked at again, and says when the shop could not tell', async () => {
    const answers: Record<string, Answer> = { 'POST /advance': { body: { ...advance, isStarted: true } } };
    const { user } = openAt(`/advance/${token}`, answers);
    const again = await screen.findByRole('button', { name: 'Check again' });
    const { opened: isAnswered, open: answer } = createGate();
    answers['POST /advance'] = { status: 500, body: {}, after: isAnswered };
    await user.click(again);
    const whileLooking = again.getAttribute('aria-busy');
    answer();
    expect([whileLooking, (await screen.findByRole('alert')).textContent]).toEqual([
      'true',
      'The payment could not be looked up just now. Do not pay again: check again in a moment, or call the shop.',
    ]);
    expect(again.getAttribute('aria-busy')).toBe(null);
  });

  it.each([
    ['the shop does not know', `/advance/${token}`],
    ['is cut off', '/advance/no-link'],
  ])('CA-10 says that a link opens no payment when it is one that %s', async (_, address) => {
    openAt(address, {});

    expect(await screen.findByRole('heading', { name: 'This link opens no payment' })).toBeTruthy();
  });

  it('CA-10 ER-2 says of a link that a busy shop does not open that the payment could not be loaded', async () => {
    openAt(`/advance/${token}`, {
      'POST /advance': {
        status: 429,
        body: { code: 'tooMany', message: '' },
        headers: { 'retry-after': '60' },
      },
    });

    expect((await screen.findByRole('alert')).textContent).toContain('The payment could not be loaded.');
  });

  it('CA-10 can be paid by the page to which the shopper has come back from the payment page', async () => {
    const leave = vi.spyOn(location, 'assign').mockReturnValue();
    onTestFinished(() => leave.mockRestore());
    const { user, requests } = openAt(`/advance/${token}`, {
      'POST /advance': { body: advance },
      'POST /advance/payment': { body: { url: 'https://gateway.example/pay' } },
    });
    await user.click(await screen.findByRole('button', { name: 'Pay ৳60 now' }));
    const leaving = await screen.findByRole('button', { name: 'Opening the payment page…' });
    // The browser shows the page as it was left.
    act(() => void dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true })));

    expect(leaving.textContent).toBe('Pay ৳60 now');
    await user.click(leaving);
    const payments = requests.filter(([call]) => call === 'POST /advance/payment');
    expect([payments.length, leave.mock.calls]).toEqual([
      2,
      [['https://gateway.example/pay'], ['https://gateway.example/pay']],
    ]);
  });

  it('CA-10 is in no index and no cache', () => {
    const head = handle.head(
      { params: { token }, search: new URLSearchParams(), pathname: `/advance/${token}` },
      // The state, which this head does not read.
      {} as never,
    );

    expect(head).toMatchObject({ noIndex: true, isPrivate: true });
    // The one address for all tokens, from which the server renders: no cache stores a token.
    expect(handle.renderedAt?.({ token })).toBe('/advance/link');
  });
});
