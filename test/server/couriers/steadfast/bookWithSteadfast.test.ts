import { describe, expect, it } from 'vitest';
import { parcelsToBook, parcelToBook } from '../../../support/builders/parcelToBook.ts';
import type { CourierFault } from '../../../support/servers/fakeCouriers/courierFaults.ts';
import { steadfastOfTest, timeoutFor } from '../../../support/servers/fakeCouriers/fakesOfTest.ts';

/** Of a parcel of 400 g with 2 × Cotton Saree and 1,250 taka to collect. */
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
          item_description: '2 × Cotton Saree',
          total_lot: 2,
          // To the door.
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
      reason: 'The connection to Steadfast broke before its answer arrived.',
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

describe('many bookings with Steadfast', () => {
  it.each([
    ['array', 'array'],
    ['data', 'json'],
  ] as const)('CR-2 are answered each, in order (rows as %s, errors as %s)', async (bulk, bulkErrors) => {
    const { courier, fake } = await steadfastOfTest();
    Object.assign(fake.forms, { bulk, bulkErrors });
    const [first, second, third, fourth] = parcelsToBook(4);
    if (!first || !second || !third || !fourth) throw new Error('There are not four parcels');
    // The stand-in numbers its parcels from 1424100; this is the first one.
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
      expect(await courier.bookMany(parcelsToBook(12))).toEqual(
        Array.from({ length: 12 }, () => ({ kind: 'alreadyBooked' })),
      );
      expect(fake.account.parcels).toHaveLength(12);
    },
  );

  it('CR-2 may be made again when none is there', async () => {
    const { courier, fake } = await steadfastOfTest();
    fake.fail({ kind: 'htmlFailure', affects: isBooking, times: 1 });
    const notNow = { kind: 'notNow', reason: 'Steadfast failed with status 502.', waitSeconds: null };
    expect(await courier.bookMany(parcelsToBook(2))).toEqual([notNow, notNow]);
    expect(await courier.bookMany(parcelsToBook(2))).toMatchObject([{ kind: 'booked' }, { kind: 'booked' }]);
  });
});
