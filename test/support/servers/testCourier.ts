import { createHash } from 'node:crypto';
import type { ConsignmentStage } from '#domain/consignments/consignmentStage.ts';
import type { CourierId } from '#domain/consignments/couriers.ts';
import { isRecord, parseJson, readNumber } from '#domain/values/parse.ts';
import type { BookingResult, Courier, CourierNews, ParcelToBook } from '#server/couriers/courier.ts';

/** A courier with state, for tests of what the shop does with any courier; the real ones have stand-ins of their own. */

interface TestParcel {
  readonly invoice: string;
  readonly reference: string;
  word: string;
  at: string;
  collected: number | null;
}

/** What happens to its next call, of any kind; all but `down` change a booking alone. */
export type TestFault = 'down' | 'answerLost' | 'busy' | 'refused';

export interface TestCourier {
  readonly courier: Courier;
  readonly token: string;
  readonly parcels: TestParcel[];
  readonly faults: TestFault[];
  /** Names of the calls that it got, in their order. */
  readonly calls: string[];
  balance: number;
  /** Books without a call, as a merchant does on the courier's own page. */
  place(invoice: string): TestParcel;
  /** Gives a parcel a new word; returns the body of the webhook that tells of it. */
  say(parcel: TestParcel, word: string, at: string, collected?: number | null): string;
}

const stages: Readonly<Record<string, ConsignmentStage>> = {
  Pending: 'booked',
  Picked: 'withCourier',
  'Out For Delivery': 'outForDelivery',
  'On Hold': 'onHold',
  'Rider Says Delivered': 'riderReported',
  'Delivery Failed': 'deliveryFailed',
  Delivered: 'delivered',
  'Partly Delivered': 'partlyDelivered',
  Lost: 'lost',
  Returned: 'returned',
  // The parcel is with the courier, and comes back.
  Cancelled: 'returning',
};

const textOrNull = (value: unknown): string | null => (typeof value === 'string' ? value : null);

const newsIn = (body: Readonly<Record<string, unknown>>): CourierNews | null =>
  typeof body.status === 'string'
    ? {
        invoice: textOrNull(body.invoice),
        courierReference: textOrNull(body.consignment_id),
        word: body.status,
        stage: stages[body.status] ?? null,
        isKnown: stages[body.status] !== undefined,
        at: textOrNull(body.updated_at),
        collected: readNumber(body.collected_amount),
        fee: readNumber(body.delivery_fee),
      }
    : null;

const readWebhook =
  (token: string): NonNullable<Courier['readWebhook']> =>
  ({ headers, body }) => {
    if (headers.authorization !== `Bearer ${token}`) return { kind: 'refused' };
    const value = parseJson(body.toString('utf8'));
    const fields = isRecord(value) ? value : {};
    if (fields.event === 'webhook_integration')
      return { kind: 'handshake', status: 202, headers: { 'x-integration': 'accepted' } };
    return {
      kind: 'event',
      key: headers['idempotency-key'] ?? createHash('sha256').update(body).digest('hex'),
      type: textOrNull(fields.event) ?? 'unknown',
      news: newsIn(fields),
    };
  };

export const openTestCourier = (
  id: CourierId,
  { refusesRepeats } = { refusesRepeats: false },
): TestCourier => {
  const parcels: TestParcel[] = [];
  const faults: TestFault[] = [];
  const calls: string[] = [];
  const token = 'a-token-of-the-merchant';
  const place = (invoice: string): TestParcel => {
    const parcel = {
      invoice,
      reference: `C${parcels.length + 1}`,
      word: 'Pending',
      at: '2026-03-02T08:00:00Z',
      collected: null,
    };
    parcels.push(parcel);
    return parcel;
  };
  const find = (invoice: string, reference: string | null) =>
    parcels.find((parcel) =>
      reference === null ? parcel.invoice === invoice : parcel.reference === reference,
    );
  const call = (name: string): TestFault | undefined => {
    calls.push(name);
    const fault = faults.shift();
    if (fault === 'down') throw new Error('The courier is down.');
    return fault;
  };
  const bookOne = ({ invoice }: ParcelToBook): BookingResult => {
    if (refusesRepeats && find(invoice, null) !== undefined) return { kind: 'alreadyBooked' };
    const { reference } = place(invoice);
    return { kind: 'booked', courierReference: reference, trackingCode: reference, fee: 70 };
  };
  const testCourier: TestCourier = {
    token,
    parcels,
    faults,
    calls,
    balance: 0,
    place,
    say: (parcel, word, at, collected = null) => {
      Object.assign(parcel, { word, at, collected });
      const { invoice, reference } = parcel;
      return JSON.stringify({
        event: 'status',
        invoice,
        consignment_id: reference,
        status: word,
        updated_at: at,
        collected_amount: collected,
        // People's data, which the shop must not store.
        recipient_name: 'Rahima Begum',
        recipient_phone: '01712345678',
        rider: { name: 'Karim', phone: '+880 1812-345678' },
        message: 'Handed over by Karim (01812345678)',
      });
    },
    courier: {
      id,
      reasonAgainst: () => null,
      book: async (parcel) => {
        const fault = call(`book ${parcel.invoice}`);
        if (fault === 'busy')
          return { kind: 'notNow', reason: 'Too many calls.', waitSeconds: 60, isBusy: true };
        if (fault === 'refused') return { kind: 'refused', reason: 'No such place.' };
        const result = bookOne(parcel);
        return fault === 'answerLost' ? { kind: 'unknown', reason: 'The answer was lost.' } : result;
      },
      bookMany: null,
      status: async ({ invoice, courierReference }) => {
        call(`status ${courierReference ?? invoice}`);
        const parcel = find(invoice, courierReference);
        if (parcel === undefined) return null;
        return {
          invoice: parcel.invoice,
          courierReference: parcel.reference,
          word: parcel.word,
          stage: stages[parcel.word] ?? null,
          isKnown: stages[parcel.word] !== undefined,
          at: parcel.at,
          // As with Pathao, only its events tell what it collected.
          collected: null,
          fee: null,
        };
      },
      price: null,
      balance: async () => {
        call('balance');
        return testCourier.balance;
      },
      readWebhook: readWebhook(token),
      webhookHeaders: { 'x-merchant': 'known' },
      refusesRepeats,
    },
  };
  return testCourier;
};
