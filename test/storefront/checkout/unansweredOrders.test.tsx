import { act, screen, waitFor, within } from '@testing-library/react';
import { Link, Route, Routes } from 'react-router-dom';
import Swal from 'sweetalert2/dist/sweetalert2.js';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { dayMs } from '#domain/values/dates.ts';
import { lineAdded } from '#slices/cartSlice.ts';
import { sessionSlice, signedOut } from '#slices/sessionSlice.ts';
import { Component as CheckoutScreen } from '#storefront/checkout/CheckoutScreen.tsx';
import { readStoredCheckout } from '#storefront/checkout/checkoutStorage.ts';
import type { OrderPayload } from '#storefront/checkout/orderPayload.ts';
import { readPlacedOrder } from '#storefront/layout/placedOrder.ts';
import { type RenderedScreen, renderScreen } from '../../support/browser/renderScreen.tsx';
import { stubMedia } from '../../support/browser/stubMedia.ts';
import { createGate } from '../../support/createGate.ts';
import { line, rememberDetails } from './orders.ts';

/** A checkout that only has to be confirmed, of two lines of the cart, with a link that leaves it. */
const open = (answer: typeof fetch) => {
  rememberDetails();
  const lines = [line('cup'), line('kettle')];
  const checkout = (
    <>
      <CheckoutScreen />
      <Link to="/shop">Leave</Link>
    </>
  );
  const rendered = renderScreen(
    <Routes>
      <Route path="/" element={checkout} />
      <Route path="/shop" element={<Link to="/">The shop</Link>} />
    </Routes>,
    { state: { lines }, fetch: answer },
  );
  act(() => {
    rendered.store.dispatch(sessionSlice.actions.transitioned(signedOut));
    for (const each of lines) rendered.store.dispatch(lineAdded(each));
  });
  return rendered;
};
const pressConfirm = (user: RenderedScreen['user']) =>
  user.click(screen.getByRole('button', { name: 'Confirm Order' }));
const closeDialog = async (name: string, user: RenderedScreen['user']) => {
  const dialog = await screen.findByRole('dialog', { name });
  await user.click(within(dialog).getByRole('button', { name: 'OK' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
};
const value = (role: 'radio' | 'textbox', name: string | RegExp) =>
  screen.getByRole<HTMLInputElement>(role, { name, ...(role === 'radio' && { checked: true }) }).value;
/** What the form shows. */
const values = () => ({
  name: value('textbox', 'Full name'),
  address: value('textbox', 'Address'),
  area: value('radio', /Dhaka/),
  quantity: screen.getByRole('group', { name: 'Quantity of Product cup' }).textContent,
});
const failed = 'Error: Failed to save order. Please try again.';
const unanswered = /^The shop has not answered, so we cannot say yet/;

/** Confirms the order and leaves the checkout before the shop responds. */
const leaveWhileSending = async (response: Response) => {
  const { opened: answered, open: answer } = createGate();
  const { user, store } = open(() => answered.then(() => response));
  await pressConfirm(user);
  await user.click(screen.getByRole('link', { name: 'Leave' }));
  answer();
  return { user, cart: () => store.getState().cart.lines.map(({ id }) => id) };
};

// A wide window, in which the lines of the order are shown.
beforeEach(() => stubMedia(() => false));
afterEach(() => {
  Swal.close();
  vi.useRealTimers();
});

describe('a checkout that is left while its order is sent', () => {
  it('CO-7 CT-7 tells that the order is placed, whose lines leave the cart', async () => {
    const { user, cart } = await leaveWhileSending(Response.json({ insertedId: 'o1' }));
    await closeDialog('Order Confirmed!', user);
    expect({
      cart: cart(),
      stored: readStoredCheckout()?.lines,
      attempt: readStoredCheckout()?.attempt,
    }).toEqual({
      cart: [],
      stored: [],
      attempt: null,
    });
    expect(screen.getByText('The shop')).toBeTruthy();
  });

  it.each([
    ['refused', Response.json({ code: 'unknown', message: 'Not sold.', requestId: 'r' }, { status: 404 })],
    ['not answered', new Response(null, { status: 502 })],
  ])('CO-7 tells that the order is not placed when it is %s', async (_what, response) => {
    const { user, cart } = await leaveWhileSending(response);
    await closeDialog(failed, user);
    expect(cart()).toEqual(['cup', 'kettle']);
  });
});

describe('an order that two checkouts of a tab have sent', () => {
  it('CO-7 CO-10 is announced once', async () => {
    const answers: ((response: Response) => void)[] = [];
    const { user } = open(() => new Promise((resolve) => answers.push(resolve)));
    const answer = (index: number) => answers[index]?.(Response.json({ insertedId: 'o1' }));
    await pressConfirm(user);
    await user.click(screen.getByRole('link', { name: 'Leave' }));
    await user.click(screen.getByRole('link', { name: 'The shop' }));
    await pressConfirm(user);
    await waitFor(() => expect(answers).toHaveLength(2));
    answer(0);
    await closeDialog('Order Confirmed!', user);
    answer(1);
    await waitFor(() => expect(screen.queryByRole('form')).toBeNull());
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

describe('an order that is being sent', () => {
  it('CO-7 takes no change of fields, choices and quantities, which would not be part of the order', async () => {
    const { user } = open(() => new Promise(() => undefined));
    const sent = values();
    await pressConfirm(user);
    await user.type(screen.getByRole('textbox', { name: 'Full name' }), ' Begum');
    await user.type(screen.getByRole('textbox', { name: 'Address' }), ', Dhaka');
    await user.click(screen.getByRole('radio', { name: /Outside of Dhaka/ }));
    await user.click(screen.getByRole('button', { name: /^Increase.*cup/ }));
    expect(values()).toEqual(sent);
  });
});

describe('an order that the shop has taken', () => {
  it('SH-3 BY-6 is of the day that its answer tells, not of the day of a wrong clock', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2020-01-05T09:07:00Z') });
    const { opened: answered, open: answer } = createGate();
    const { user } = open(() => answered.then(() => Response.json({ insertedId: 'o1' })));
    await pressConfirm(user);
    // The answer sets the shop's clock right: twelve minutes past midnight in Dhaka.
    vi.setSystemTime(new Date('2026-12-31T18:12:00Z'));
    answer();
    await screen.findByRole('dialog', { name: 'Order Confirmed!' });
    const { date, time } = readPlacedOrder() ?? {};
    expect({ date, time }).toEqual({ date: '01 Jan, 2027', time: '12:12 am' });
  });
});

describe('an order whose repetition is refused', () => {
  it('CO-10 keeps its key, since the request without an answer may have placed it', async () => {
    const keys: (string | null)[] = [];
    const tooMany = { code: 'tooMany', message: 'Too often.', requestId: 'r' };
    const answers: (() => Promise<Response>)[] = [
      () => Promise.reject(new TypeError('Failed to fetch')),
      () => Promise.resolve(Response.json(tooMany, { status: 429 })),
      () => Promise.resolve(Response.json({ insertedId: 'o1' })),
    ];
    const { user } = open((_address, init) => {
      keys.push(new Headers(init?.headers).get('idempotency-key'));
      return answers[keys.length - 1]?.() ?? Promise.resolve(new Response(null, { status: 500 }));
    });
    await pressConfirm(user);
    const dialog = await screen.findByRole('dialog', { name: failed });
    expect(within(dialog).getByText(unanswered)).toBeTruthy();
    await closeDialog(failed, user);
    expect(screen.getByText(unanswered)).toBeTruthy();
    await pressConfirm(user);
    await screen.findByRole('dialog', { name: 'Order Confirmed!' });
    expect(keys).toEqual([keys[0], keys[0], keys[0]]);
  });
});

describe('an order that was changed after each of two lost answers', () => {
  it('CO-10 is told as the shop has it', async () => {
    const placed = new Map<string | null, string>();
    let lost = 0;
    /** A shop that places an order once for each key, and whose first two answers are lost. */
    const { user } = open(async (_address, init) => {
      const key = new Headers(init?.headers).get('idempotency-key');
      const body = init?.body as string;
      const first = placed.get(key) ?? body;
      placed.set(key, first);
      lost += 1;
      if (lost <= 2) return new Response(null, { status: 502 });
      return first === body
        ? Response.json({ insertedId: 'o1', number: 'HK-Q9CJ-WN' })
        : Response.json({ code: 'keyReused', message: 'Another order.', requestId: 'r' }, { status: 422 });
    });
    for (const _answer of ['first', 'second']) {
      await pressConfirm(user);
      await closeDialog(failed, user);
      await user.click(screen.getByRole('button', { name: /^Increase.*cup/ }));
    }
    await pressConfirm(user);
    await screen.findByRole('dialog', { name: 'Order Confirmed!' });
    const shopHas = [...placed.values()].map((text) => (JSON.parse(text) as OrderPayload).total);
    const { number, total } = readPlacedOrder() ?? {};
    // The order as it was sent first: two lines of ৳100, and the charge of ৳60.
    expect({ shopHas, number, total }).toEqual({ shopHas: [260], number: 'HK-Q9CJ-WN', total: 260 });
  });

  it('CO-10 stays in doubt while the shop, asked too often, does not say which order it has', async () => {
    const answers = [
      new Response(null, { status: 502 }),
      new Response(null, { status: 502 }),
      Response.json({ code: 'keyReused', message: 'Another order.', requestId: 'r' }, { status: 422 }),
      Response.json({ code: 'tooMany', message: 'Too often.', requestId: 'r' }, { status: 429 }),
      Response.json({ code: 'tooMany', message: 'Too often.', requestId: 'r' }, { status: 429 }),
    ];
    const { user } = open(() => Promise.resolve(answers.shift() ?? new Response(null, { status: 500 })));
    for (const _answer of ['first', 'second']) {
      await pressConfirm(user);
      await closeDialog(failed, user);
      await user.click(screen.getByRole('button', { name: /^Increase.*cup/ }));
    }
    await pressConfirm(user);
    await closeDialog(failed, user);
    const { lines, attempt } = readStoredCheckout() ?? {};
    expect({ lines: lines?.map(({ id }) => id), earlier: attempt?.earlier.length }).toEqual({
      lines: ['cup', 'kettle'],
      earlier: 2,
    });
  });
});

describe('an order whose tab was closed before the answer', () => {
  it('CO-10 is sent from the next tab with the same key', async () => {
    const keys: (string | null)[] = [];
    const answer: typeof fetch = (_address, init) => {
      keys.push(new Headers(init?.headers).get('idempotency-key'));
      return new Promise(() => undefined);
    };
    const { user, unmount } = open(answer);
    await pressConfirm(user);
    await waitFor(() => expect(keys).toHaveLength(1));
    unmount();
    sessionStorage.clear();
    const next = open(answer);
    await pressConfirm(next.user);
    await waitFor(() => expect(keys).toHaveLength(2));
    expect(keys).toEqual([expect.any(String), keys[0]]);
  });
});

describe('an order whose answer was lost', () => {
  it.each([
    ['is the same order within a day', dayMs - 1, 1],
    ['is a new order days later', 3 * dayMs, 2],
  ])('CO-10 %s in the same tab', async (_what, later, orders) => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-03-02T09:07:00Z') });
    const keys: (string | null)[] = [];
    const answer: typeof fetch = (_address, init) => {
      keys.push(new Headers(init?.headers).get('idempotency-key'));
      return new Promise(() => undefined);
    };
    const { user, unmount } = open(answer);
    await pressConfirm(user);
    await waitFor(() => expect(keys).toHaveLength(1));
    unmount();
    vi.setSystemTime(Date.now() + later);
    const next = open(answer);
    expect(screen.queryAllByText(unanswered)).toHaveLength(2 - orders);
    await pressConfirm(next.user);
    await waitFor(() => expect(keys).toHaveLength(2));
    expect(new Set(keys).size).toBe(orders);
  });
});
