import { describe, expect, it } from 'vitest';
import { demoCourier } from '#demo/courier/openDemoCourier.ts';
import type { Courier } from '#server/couriers/courier.ts';
import { openOwnRider } from '#server/couriers/ownRider/openOwnRider.ts';
import { parcelToBook } from '../../support/builders/parcelToBook.ts';
import { pathaoOfTest, steadfastOfTest } from '../../support/servers/fakeCouriers/fakesOfTest.ts';
import { openPaperPlane } from './paperPlane.ts';

interface Tried {
  readonly courier: Courier;
  /** How many parcels the courier has; `null` for the own rider, who is the shop itself and keeps no list. */
  readonly count: () => number | null;
  /** Loses the answer to the next booking; `null` for a courier that is not called over a network. */
  readonly loseAnswer: (() => void) | null;
}

const isAt =
  (booking: string) =>
  (_method: string, path: string): boolean =>
    path === booking;

/** A new courier is tried by a line here. */
const tried: Readonly<Record<string, () => Promise<Tried>>> = {
  Steadfast: async () => {
    const { courier, fake } = await steadfastOfTest();
    return {
      courier,
      count: () => fake.account.parcels.length,
      loseAnswer: () => fake.fail({ kind: 'answerLost', affects: isAt('/create_order'), times: 1 }),
    };
  },
  Pathao: async () => {
    const { courier, fake } = await pathaoOfTest();
    return {
      courier,
      count: () => fake.account.parcels.length,
      loseAnswer: () => fake.fail({ kind: 'answerLost', affects: isAt('/orders'), times: 1 }),
    };
  },
  'the own rider': async () => ({ courier: openOwnRider(), count: () => null, loseAnswer: null }),
  "the demo's courier": async () => {
    const booked = new Set<string>();
    const { courier } = demoCourier({
      parcels: { onTheirWay: async () => [], notCancelled: async (invoices) => new Set(invoices) },
      send: async () => true,
      now: () => new Date('2026-03-02T09:00:00.000Z'),
    });
    const book: Courier['book'] = async (parcel) => {
      const result = await courier.book(parcel);
      if (result.kind === 'booked') booked.add(result.courierReference);
      return result;
    };
    return { courier: { ...courier, book }, count: () => booked.size, loseAnswer: null };
  },
  'an imaginary courier': async () => {
    const { courier, parcels } = openPaperPlane();
    return { courier, count: () => parcels.size, loseAnswer: null };
  },
};

describe.each(Object.entries(tried))('%s', (_name, open) => {
  it('CR-2 CR-12 books a parcel and tells what it is called', async () => {
    const { courier, count } = await open();
    const parcel = parcelToBook();
    expect(courier.reasonAgainst(parcel)).toBeNull();
    const result = await courier.book(parcel);
    expect(result).toEqual({
      kind: 'booked',
      courierReference: expect.stringMatching(/^[\w-]+$/),
      trackingCode: expect.stringMatching(/^[\w-]+$/),
      // Not every courier names it.
      fee: result.kind === 'booked' && result.fee !== null ? expect.any(Number) : null,
    });
    expect(count() ?? 1).toBe(1);
  });

  it.each([
    ['a phone number of no operator', { recipientPhone: '01112345678' }, /013 to 019/],
    ['a phone number with ten digits', { recipientPhone: '0171234567' }, /11 digits/],
    ['an address of two letters', { address: 'Ga', district: '', thana: null }, /address/],
    ['an address of 600 letters', { address: 'x'.repeat(600) }, /address/],
    ['no name', { recipientName: ' \n ' }, /name/],
    ['poisha', { amount: 99.5 }, /whole taka/],
    ['an amount below zero', { amount: -1 }, /whole taka/],
    ['no piece', { pieces: 0 }, /piece/],
  ])('CR-2 refuses %s before it is called, in a sentence', async (_what, changes, sentence) => {
    const { courier, count } = await open();
    const parcel = parcelToBook(changes);
    expect(courier.reasonAgainst(parcel)).toMatch(sentence);
    expect(await courier.book(parcel)).toEqual({ kind: 'refused', reason: courier.reasonAgainst(parcel) });
    expect(count() ?? 0).toBe(0);
  });

  it('CR-2 never has a parcel twice, unless staff send it again to a courier that takes repeats', async () => {
    const { courier, count } = await open();
    await courier.book(parcelToBook());
    const again = await courier.book(parcelToBook());
    if (courier.refusesRepeats === true) expect(count() ?? 1).toBe(1);
    else expect([again.kind, count()]).toEqual(['booked', 2]);
  });

  it('CR-2 says of a booking whose answer was lost that it is there, or that nobody knows', async () => {
    const { courier, count, loseAnswer } = await open();
    if (loseAnswer === null) return expect((await courier.book(parcelToBook())).kind).toBe('booked');
    loseAnswer();
    const result = await courier.book(parcelToBook());
    expect(result.kind).toBe(courier.refusesRepeats === true ? 'alreadyBooked' : 'unknown');
    expect(count()).toBe(1);
  });

  it('CR-2 tells the stage of a booked parcel, and nothing of one that it does not know', async () => {
    const { courier, count } = await open();
    const { invoice } = parcelToBook();
    const booked = await courier.book(parcelToBook());
    const courierReference = booked.kind === 'booked' ? booked.courierReference : null;
    const news = await courier.status({ invoice, courierReference });
    if (count() === null) expect(news).toBeNull();
    else expect(news).toMatchObject({ invoice, courierReference, stage: 'booked' });
    expect(await courier.status({ invoice: 'HK-0000-00', courierReference: '99999999' })).toBeNull();
  });
});
