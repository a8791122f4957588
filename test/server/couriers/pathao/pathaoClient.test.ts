import { describe, expect, it } from 'vitest';
import { parcelsToBook, parcelToBook } from '../../../support/builders/parcelToBook.ts';
import { pathaoOfTest } from '../../../support/servers/fakeCouriers/fakesOfTest.ts';
import type { FakeReply } from '../../../support/servers/fakeCouriers/openFakeCourier.ts';

const { invoice } = parcelToBook();

const signIns = (calls: readonly { readonly path: string; readonly body: unknown }[]): unknown[] =>
  calls
    .filter(({ path }) => path === '/issue-token')
    .map(({ body }) => (body as { grant_type: string }).grant_type);

/** As some of Pathao's refusals come: with status 200, and their code in the body alone. */
const withStatus200 = (reply: FakeReply): FakeReply => ({ ...reply, status: 200 });

const withShortWait = (reply: FakeReply): FakeReply => ({ ...reply, headers: { 'retry-after': '1' } });

describe('the sign-in at Pathao', () => {
  it('CR-2 CR-12 is made once for calls at the same time, and renewed once', async () => {
    const { courier, fake, clock } = await pathaoOfTest();
    await Promise.all(parcelsToBook(5).map((parcel) => courier.book(parcel)));
    expect(signIns(fake.calls)).toEqual(['password']);
    // A token is valid for five days; a minute before its end it is renewed.
    clock.advance(432_000_000 - 60_000);
    await Promise.all(parcelsToBook(5).map((parcel) => courier.book(parcel)));
    expect(signIns(fake.calls)).toEqual(['password', 'refresh_token']);
    expect(fake.account.parcels).toHaveLength(10);
  });

  it('CR-2 CR-12 is renewed when the token is revoked in the middle of a hundred, none twice', async () => {
    const { courier, fake } = await pathaoOfTest();
    fake.beforeReply = async () => {
      if (fake.account.parcels.length === 40) fake.tokens.revoke();
    };
    for (const parcel of parcelsToBook(100))
      expect(await courier.book(parcel)).toMatchObject({ kind: 'booked' });
    const invoices = fake.account.parcels.map(({ merchant_order_id }) => merchant_order_id);
    expect([invoices.length, new Set(invoices).size]).toEqual([100, 100]);
    expect(signIns(fake.calls)).toEqual(['password', 'refresh_token']);
  });

  it('CR-2 CR-12 is renewed once for twenty calls at the same time that were refused, none twice', async () => {
    const { courier, fake } = await pathaoOfTest();
    await courier.book(parcelToBook());
    fake.tokens.revoke();
    const results = await Promise.all(parcelsToBook(20).map((parcel) => courier.book(parcel)));
    expect(results.map(({ kind }) => kind)).toEqual(Array(20).fill('booked'));
    expect(fake.account.parcels).toHaveLength(21);
    expect(signIns(fake.calls)).toEqual(['password', 'refresh_token']);
  });

  it('CR-2 is renewed when the refusal comes with status 200', async () => {
    const { courier, fake } = await pathaoOfTest();
    await courier.book(parcelToBook());
    fake.tokens.revoke();
    fake.replaceReply = withStatus200;
    expect(await courier.book(parcelToBook())).toMatchObject({ kind: 'booked' });
    expect(signIns(fake.calls)).toEqual(['password', 'refresh_token']);
  });

  it('CR-2 is made with name and password when the refresh token is not taken', async () => {
    const { courier, fake } = await pathaoOfTest();
    await courier.book(parcelToBook());
    fake.tokens.revoke({ refreshToo: true });
    expect(await courier.book(parcelToBook())).toMatchObject({ kind: 'booked' });
    expect(signIns(fake.calls)).toEqual(['password', 'refresh_token', 'password']);
  });

  it('CR-2 is given up when the new token is not taken either', async () => {
    const { courier, fake } = await pathaoOfTest();
    await courier.book(parcelToBook());
    // Revokes all tokens before each call; `revoke` returns nothing, so that no call is affected otherwise.
    fake.fail({ kind: 'extraField', affects: () => fake.tokens.revoke() === null });
    expect(await courier.book(parcelToBook({ invoice: 'HK-2' }))).toEqual({
      kind: 'notNow',
      reason: 'Pathao does not accept the sign-in; check it in its settings.',
      waitSeconds: null,
    });
    expect(fake.account.parcels).toHaveLength(1);
  });

  it.each([404, 405])(
    'CR-14 is not told as refused when Pathao answers %i: its address is wrong',
    async (status) => {
      const { courier, fake } = await pathaoOfTest();
      fake.replaceReply = (reply, path) => (path === '/issue-token' ? { status, body: null } : reply);
      const reason = 'Pathao has no sign-in at its address; check the address in the settings of the server.';
      await expect(courier.tryKeys()).rejects.toMatchObject({ failure: 'settings', message: reason });
      expect(await courier.book(parcelToBook())).toEqual({ kind: 'notNow', reason, waitSeconds: null });
      expect(fake.account.parcels).toEqual([]);
    },
  );
});

describe('the limit of Pathao', () => {
  it('CR-2 CR-12 is kept: 300 bookings take less than 7 minutes and get no 429', async () => {
    const { courier, fake, clock } = await pathaoOfTest();
    const start = clock.now();
    for (const parcel of parcelsToBook(300))
      expect(await courier.book(parcel)).toMatchObject({ kind: 'booked' });
    expect(fake.tooMany()).toBe(0);
    expect(fake.account.parcels).toHaveLength(300);
    expect(clock.now() - start).toBeLessThan(7 * 60_000);
  });

  it('CR-2 leaves calls for questions while bookings wait', async () => {
    const { courier, fake, clock } = await pathaoOfTest();
    // One more than the bookings that the shop makes in a minute.
    const [last, ...first] = parcelsToBook(51);
    if (last === undefined) throw new Error('There are no parcels');
    for (const parcel of first) await courier.book(parcel);
    const courierReference = fake.account.parcels[0]?.consignment_id ?? '';
    const before = clock.now();
    const waiting = courier.book(last);
    expect(await courier.status({ invoice, courierReference })).toMatchObject({ stage: 'booked' });
    expect(await waiting).toMatchObject({ kind: 'booked' });
    expect(fake.calls.slice(-2).map(({ path }) => path)).toEqual([
      `/orders/${courierReference}/info`,
      '/orders',
    ]);
    // The shop counts a minute as 61 seconds, since the courier's clock is another one.
    expect(clock.now() - before).toBe(61_000);
    expect(fake.tooMany()).toBe(0);
  });

  it.each([
    ['429', (reply: FakeReply) => reply],
    ['200', withStatus200],
    ['429 and a wait of a second', withShortWait],
  ])(
    'CR-2 puts a booking off by a minute when others have used it up, with status %s',
    async (_status, replaceReply) => {
      const { courier, fake } = await pathaoOfTest();
      fake.replaceReply = replaceReply;
      // As many calls as Pathao takes in a minute.
      for (let call = 0; call < 60; call += 1) await fetch(`${fake.address}/stores`);
      expect(await courier.book(parcelToBook())).toEqual({
        kind: 'notNow',
        reason: 'Pathao has had too many calls.',
        waitSeconds: 60,
        isBusy: true,
      });
    },
  );
});
