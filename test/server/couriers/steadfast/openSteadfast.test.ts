import { describe, expect, it } from 'vitest';
import type { CourierError } from '#server/couriers/courierError.ts';
import { openSteadfast } from '#server/couriers/steadfast/openSteadfast.ts';
import { steadfastAddress } from '#server/couriers/steadfast/steadfastSettings.ts';
import { parcelsToBook, parcelToBook } from '../../../support/builders/parcelToBook.ts';
import type { CourierFault } from '../../../support/servers/fakeCouriers/courierFaults.ts';
import { steadfastOfTest, timeoutFor } from '../../../support/servers/fakeCouriers/fakesOfTest.ts';

const { invoice } = parcelToBook();
const isBooking = (_method: string, path: string): boolean => path.startsWith('/create_order');

describe('a booking with Steadfast', () => {
  it('CR-2 has the fields of its document', async () => {
    const { courier, fake } = await steadfastOfTest();
    await courier.book(parcelToBook());
    expect(fake.calls).toMatchObject([
      {
        method: 'POST',
        path: '/create_order',
        headers: { 'api-key': fake.settings.apiKey, 'secret-key': fake.settings.secretKey },
        body: {
          invoice,
          recipient_name: 'Rahim Uddin',
          recipient_phone: '01712345678',
          recipient_address: 'House 12, Road 5, Mirpur 1, Dhaka',
          cod_amount: 1250,
          note: 'Call before delivery.',
          item_description: '2 × Katan Sharee',
          total_lot: 2,
          delivery_type: 0,
        },
      },
    ]);
  });

  it('CR-2 is stored as it was sent, where Steadfast would cut or blank without a word', async () => {
    const { courier, fake } = await steadfastOfTest();
    const address = `Flat <4>; House {12} ${'x'.repeat(220)}`;
    await courier.book(parcelToBook({ address, thana: null, isExchange: true }));
    const [stored] = fake.account.parcels;
    expect(stored).toMatchObject({
      recipient_address: `Flat (4), House (12) ${'x'.repeat(220)}, Dhaka`,
      note: 'EXCHANGE: take the other parcel back. Call before delivery.',
    });
  });

  it.each([
    ['an amount over a million taka', { amount: 1_000_001 }, 'Steadfast collects at most 10,00,000 taka.'],
    [
      'an address that it would cut',
      { address: 'x'.repeat(251), thana: null, district: '' },
      'The address has 251 letters; Steadfast takes at most 250.',
    ],
    [
      'a name that it would cut',
      { recipientName: 'x'.repeat(101) },
      'The name has 101 letters; Steadfast takes at most 100.',
    ],
    [
      'a note that it would cut',
      { note: 'x'.repeat(481) },
      'The note has 481 letters; Steadfast takes at most 480.',
    ],
    [
      'an invoice with blanks',
      { invoice: 'HK 7Q4K' },
      'The invoice must have letters, digits and hyphens only.',
    ],
  ])('CR-2 is refused before the call for %s', async (_what, changes, reason) => {
    const { courier, fake } = await steadfastOfTest();
    expect(await courier.book(parcelToBook(changes))).toEqual({ kind: 'refused', reason });
    expect(fake.calls).toEqual([]);
  });

  it.each([422, 200] as const)(
    'CR-2 is there already when the invoice is refused with status %i',
    async (form) => {
      const { courier, fake } = await steadfastOfTest();
      fake.forms.duplicates = form;
      await courier.book(parcelToBook());
      expect(await courier.book(parcelToBook())).toEqual({ kind: 'alreadyBooked' });
      expect(fake.account.parcels).toHaveLength(1);
    },
  );

  it.each<CourierFault>(['answerLost', '504AfterBooking', 'slow', 'notJson', 'huge', 'missingField'])(
    'CR-2 CR-12 is looked up when the answer is %s, and found',
    async (kind) => {
      const { courier, fake } = await steadfastOfTest(timeoutFor(kind));
      fake.fail({ kind, affects: isBooking, times: 1 });
      expect(await courier.book(parcelToBook())).toEqual({ kind: 'alreadyBooked' });
      expect(fake.calls.map(({ path }) => path)).toEqual(['/create_order', `/status_by_invoice/${invoice}`]);
      expect(fake.account.parcels).toHaveLength(1);
    },
  );

  it.each<CourierFault>(['silent', 'htmlPage', 'htmlFailure', 'redirect'])(
    'CR-2 CR-12 is looked up when the courier is %s, and may be made again when it is not there',
    async (kind) => {
      const { courier, fake } = await steadfastOfTest(timeoutFor(kind));
      fake.fail({ kind, affects: isBooking, times: 1 });
      expect(await courier.book(parcelToBook())).toMatchObject({ kind: 'notNow', waitSeconds: null });
      expect(await courier.book(parcelToBook())).toMatchObject({ kind: 'booked' });
      expect(fake.account.parcels).toHaveLength(1);
      expect(fake.callsElsewhere).toEqual([]);
    },
  );

  it('CR-2 is unknown when its answer is lost and it cannot be looked up', async () => {
    const { courier, fake } = await steadfastOfTest();
    fake.fail({ kind: 'answerLost' });
    expect(await courier.book(parcelToBook())).toEqual({
      kind: 'unknown',
      reason: 'The connection to Steadfast broke before its answer was here.',
    });
    fake.fail(null);
    expect(await courier.book(parcelToBook())).toEqual({ kind: 'alreadyBooked' });
    expect(fake.account.parcels).toHaveLength(1);
  });

  it('CR-12 is not made while Steadfast is down, and made once it is up', async () => {
    const { courier, fake } = await steadfastOfTest();
    await fake.goDown();
    expect(await courier.book(parcelToBook())).toEqual({
      kind: 'notNow',
      reason: 'Steadfast cannot be reached.',
      waitSeconds: null,
    });
    await fake.comeUp();
    expect(await courier.book(parcelToBook())).toMatchObject({ kind: 'booked' });
  });

  it.each<CourierFault>(['extraField', 'numberAsString'])(
    'CR-12 is read when its answer has %s',
    async (kind) => {
      const { courier, fake } = await steadfastOfTest(timeoutFor(kind));
      fake.fail({ kind });
      expect(await courier.book(parcelToBook())).toMatchObject({
        kind: 'booked',
        courierReference: '1424100',
      });
    },
  );
});

describe('the keys of Steadfast', () => {
  it('CR-2 are not tried often enough to lock the account', async () => {
    const { fake, clock, open, courier } = await steadfastOfTest();
    const wrong = open({ apiKey: 'another-key' });
    const result = {
      kind: 'notNow',
      reason: 'Steadfast does not take the keys; check them in its settings.',
      waitSeconds: null,
    };
    for (let second = 0; second < 300; second += 5) {
      expect(await wrong.book(parcelToBook())).toEqual(result);
      clock.advance(5000);
    }
    expect(fake.calls.length).toBeLessThan(10);
    expect(await courier.book(parcelToBook())).toMatchObject({ kind: 'booked' });
  });

  it('CR-12 are refused for an hour by an account that others have locked', async () => {
    const { fake, clock, open, courier } = await steadfastOfTest();
    for (let attempt = 0; attempt < 10; attempt += 1) await open({ apiKey: 'wrong' }).book(parcelToBook());
    expect(await courier.book(parcelToBook())).toEqual({
      kind: 'notNow',
      reason: 'Steadfast has had too many calls.',
      waitSeconds: null,
    });
    clock.advance(60 * 60_000);
    expect(await courier.book(parcelToBook())).toMatchObject({ kind: 'booked' });
    expect(fake.account.parcels).toHaveLength(1);
  });

  it.each([
    ['apiKey', 'a key\nwith a line'],
    ['secretKey', ''],
    ['secretKey', 'কী'],
  ])('CR-2 %s cannot be %j, and the message does not tell it', (name, value) => {
    const settings = { address: steadfastAddress, apiKey: 'key', secretKey: 'key', webhookToken: null };
    let message = '';
    try {
      openSteadfast({ ...settings, [name]: value });
    } catch (error) {
      ({ message } = error as CourierError);
    }
    expect(message).toMatch(
      /^The (API|secret) key of Steadfast is empty or has characters that keys do not have\.$/,
    );
  });
});

describe('what Steadfast is asked', () => {
  it('CR-2 is the status by its own id where it is known, and by invoice', async () => {
    const { courier, fake, clock } = await steadfastOfTest();
    await courier.book(parcelToBook());
    fake.account.move(invoice, 'delivered_approval_pending');
    const news = { invoice, at: null, collected: null, fee: null };
    expect(await courier.status({ invoice, courierReference: '1424100' })).toEqual({
      ...news,
      courierReference: '1424100',
      word: 'delivered_approval_pending',
      stage: 'riderReported',
    });
    clock.advance(60_000);
    fake.account.move(invoice, 'unknown');
    expect(await courier.status({ invoice, courierReference: null })).toEqual({
      ...news,
      courierReference: null,
      word: 'unknown',
      stage: null,
    });
    expect(fake.calls.map(({ path }) => path).slice(1)).toEqual([
      '/status_by_cid/1424100',
      `/status_by_invoice/${invoice}`,
    ]);
  });

  it.each<CourierFault>(['silent', 'htmlPage', 'missingField', 'redirect', 'htmlFailure'])(
    'CR-2 CR-12 throws when it is %s, instead of saying that there is no parcel',
    async (kind) => {
      const { courier, fake } = await steadfastOfTest(timeoutFor(kind));
      await courier.book(parcelToBook());
      fake.fail({ kind });
      await expect(courier.status({ invoice, courierReference: null })).rejects.toThrow(/Steadfast/);
    },
  );

  it.each(['number', 'string'] as const)('CR-2 is the balance, as a %s', async (form) => {
    const { courier, fake } = await steadfastOfTest();
    fake.forms.balance = form;
    await courier.book(parcelToBook());
    fake.account.move(invoice, 'delivered');
    expect(await courier.balance()).toBe(1250 - 60 - 13);
  });

  it('CR-2 is the score of a phone number, which may be of nothing finished', async () => {
    const { courier, fake } = await steadfastOfTest();
    fake.scores.set('01712345678', { delivered: 80, cancelled: 20 });
    expect(await courier.phoneScore('01712345678')).toEqual({ delivered: 80, cancelled: 20, reports: 0 });
    expect(await courier.phoneScore('01812345678')).toEqual({ delivered: null, cancelled: null, reports: 0 });
    fake.scores.set('01912345678', 429);
    await expect(courier.phoneScore('01912345678')).rejects.toThrow('Steadfast has had too many calls.');
  });
});

describe('requests to Steadfast', () => {
  it('CR-11 a return is asked for once, and its state can be read', async () => {
    const { courier, fake } = await steadfastOfTest();
    await courier.book(parcelToBook());
    expect(await courier.requestReturn(invoice, 'The customer has\ncancelled.')).toEqual({
      id: '1',
      state: 'pending',
    });
    expect(fake.account.returnRequests[0]?.reason).toBe('The customer has cancelled.');
    await expect(courier.requestReturn(invoice, 'Again')).rejects.toMatchObject({
      failure: 'refused',
      message: 'Steadfast: A return request exists already.',
    });
    const [request] = fake.account.returnRequests;
    if (request) request.status = 'approved';
    expect(await courier.returnRequest('1')).toEqual({ id: '1', state: 'approved' });
    expect(await courier.returnRequest('2')).toBeNull();
  });

  it('CR-11 a delivered parcel cannot be asked back', async () => {
    const { courier, fake } = await steadfastOfTest();
    await courier.book(parcelToBook());
    fake.account.move(invoice, 'delivered');
    await expect(courier.requestReturn(invoice, 'Wrong size')).rejects.toMatchObject({ failure: 'refused' });
  });

  it('CR-11 a pick-up is asked for once', async () => {
    const { courier } = await steadfastOfTest();
    const pickup = {
      address: 'Shop 4, Mirpur 1',
      policeStation: 'Mirpur',
      phone: '01712345678',
      parcels: 12,
    };
    expect(await courier.requestPickup(pickup)).toEqual({ id: '71', state: 'pending' });
    await expect(courier.requestPickup(pickup)).rejects.toMatchObject({
      failure: 'refused',
      message: 'Steadfast: A request for a pick-up is open already.',
    });
  });
});

describe('many bookings with Steadfast', () => {
  it.each([
    ['array', 'array'],
    ['data', 'json'],
  ] as const)('CR-2 are answered each, in order (rows as %s, errors as %s)', async (bulk, bulkErrors) => {
    const { courier, fake } = await steadfastOfTest();
    Object.assign(fake.forms, { bulk, bulkErrors });
    const [first, second, third, fourth] = parcelsToBook(4);
    if (!first || !second || !third || !fourth) throw new Error('There are four parcels');
    await courier.book(second);
    const results = await courier.bookMany([first, second, { ...third, amount: 0.5 }, fourth]);
    expect(results).toMatchObject([
      { kind: 'booked', courierReference: '1424101' },
      { kind: 'alreadyBooked' },
      { kind: 'refused', reason: 'The amount to collect must be whole taka.' },
      { kind: 'booked', courierReference: '1424102' },
    ]);
    expect(fake.account.parcels.map(({ invoice }) => invoice)).toEqual([
      second.invoice,
      first.invoice,
      fourth.invoice,
    ]);
  });

  it('CR-2 go 500 in a call', async () => {
    const { courier, fake } = await steadfastOfTest();
    const results = await courier.bookMany(parcelsToBook(1201));
    expect(results.every(({ kind }) => kind === 'booked')).toBe(true);
    expect(results).toHaveLength(1201);
    expect(fake.account.parcels).toHaveLength(1201);
    expect(fake.calls.map(({ path }) => path)).toEqual(Array(3).fill('/create_order/bulk-order'));
  });

  it.each<CourierFault>(['answerLost', '504AfterBooking', 'notJson', 'missingField'])(
    'CR-2 CR-12 are looked up each when the answer is %s',
    async (kind) => {
      const { courier, fake } = await steadfastOfTest(timeoutFor(kind));
      fake.fail({ kind, affects: isBooking, times: 1 });
      expect(await courier.bookMany(parcelsToBook(12))).toEqual(Array(12).fill({ kind: 'alreadyBooked' }));
      expect(fake.account.parcels).toHaveLength(12);
    },
  );

  it('CR-2 may be made again when none is there', async () => {
    const { courier, fake } = await steadfastOfTest();
    fake.fail({ kind: 'htmlFailure', affects: isBooking, times: 1 });
    const reason = 'Steadfast failed with status 502.';
    expect(await courier.bookMany(parcelsToBook(2))).toEqual(
      Array(2).fill({ kind: 'notNow', reason, waitSeconds: null }),
    );
    expect(await courier.bookMany(parcelsToBook(2))).toMatchObject([{ kind: 'booked' }, { kind: 'booked' }]);
  });
});
