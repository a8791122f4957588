import { receiveEvent } from '#server/courierEvents/receiveEvent.ts';
import type { BookingResult, Courier, CourierNews, ParcelToBook } from '#server/couriers/courier.ts';
import type { Db } from '#server/database/database.ts';
import type { DemoCourier } from '#server/demoShop.ts';
import { type DemoParcel, type DemoParcels, demoParcels } from './demoParcels.ts';
import { type DemoWord, demoStages, isFinalWord, newestWord } from './demoWays.ts';
import { demoFee, demoReasonAgainst } from './limitsAndFees.ts';

/** Gives the shop what the courier says of a parcel; false when the shop has news with this key already. */
export type SendNews = (key: string, news: CourierNews) => Promise<boolean>;

interface DemoCourierParts {
  readonly parcels: DemoParcels;
  readonly send: SendNews;
  readonly now: () => Date;
}

/** A parcel with the word that the courier sent last about it. */
interface Carried extends DemoParcel {
  said: DemoWord;
}

/** Taka that the courier has collected when it says the word, an invented half for a part; `null` for a word that says nothing of money. */
const collectedOf = ({ amount }: DemoParcel, word: DemoWord): number | null => {
  if (word === 'Delivered') return amount;
  return word === 'Partly delivered' ? Math.round(amount / 2) : null;
};

/** The newest word about the parcel at that time, as the courier sends it. */
const newsOf = (parcel: DemoParcel, now: Date): CourierNews & { readonly word: DemoWord } => {
  const { invoice, reference, fee, bookedAt } = parcel;
  const secondsSinceBooking = (now.getTime() - bookedAt.getTime()) / 1000;
  // `after` is the number of seconds from the booking to the word.
  const { word, after } = newestWord(invoice, secondsSinceBooking);
  return {
    invoice,
    courierReference: reference,
    word,
    stage: demoStages[word],
    // All words are the demo's own; a real courier may send one that the shop has no stage for.
    isKnown: true,
    at: new Date(bookedAt.getTime() + after * 1000).toISOString(),
    collected: collectedOf(parcel, word),
    fee,
  };
};

/** Returns a function that gives the parcels that the courier has, by invoice; its first call reads them from the database. */
const carriedParcels = ({ onTheirWay }: DemoParcels): (() => Promise<Map<string, Carried>>) => {
  let carried: Promise<Map<string, Carried>> | null = null;
  const readAll = async (): Promise<Map<string, Carried>> => {
    const parcels = await onTheirWay();
    // Which words were sent before is not stored: the newest is sent again, and the shop drops news with a key that it has.
    return new Map(parcels.map((parcel) => [parcel.invoice, { ...parcel, said: 'Booked' }]));
  };
  return () => {
    carried ??= readAll().catch((error: unknown) => {
      // The next call reads them again.
      carried = null;
      throw error;
    });
    return carried;
  };
};

/**
 * Sends the shop the newest word about each parcel, unless it was sent already; true when one of them was new to the shop. If the
 * shop was closed for a while, earlier words are left out, since a courier that is asked answers with its newest word.
 */
const sendNewWords = async (
  carried: Map<string, Carried>,
  { parcels, send, now }: DemoCourierParts,
): Promise<boolean> => {
  const dueNews = [...carried.values()]
    .filter(({ invoice, said }) => !isFinalWord(invoice, said))
    .map((parcel) => ({ parcel, news: newsOf(parcel, now()) }))
    .filter(({ parcel, news }) => news.word !== parcel.said);
  if (dueNews.length === 0) return false;
  const notCancelled = await parcels.notCancelled(dueNews.map(({ parcel }) => parcel.invoice));
  let hasNews = false;
  for (const { parcel, news } of dueNews) {
    if (!notCancelled.has(parcel.invoice)) {
      carried.delete(parcel.invoice);
      continue;
    }
    const isNewToShop = await send(`${parcel.reference} ${news.word}`, news);
    // Only after the sending, so that a word which could not be sent is sent again.
    parcel.said = news.word;
    if (isNewToShop) hasNews = true;
  }
  return hasNews;
};

/** Adds the parcel to those that the courier has; refuses an invoice that it has already. */
const bookIn = (carried: Map<string, Carried>, parcel: ParcelToBook, now: Date): BookingResult => {
  const { invoice, amount } = parcel;
  if (carried.has(invoice)) return { kind: 'alreadyBooked' };
  const reference = `DX-${invoice}`;
  const fee = demoFee(parcel);
  carried.set(invoice, { invoice, reference, amount, fee, bookedAt: now, said: 'Booked' });
  return { kind: 'booked', courierReference: reference, trackingCode: reference, fee };
};

/** Makes the demo's courier. What becomes of a parcel depends only on its invoice and on the time since it was booked. */
export const demoCourier = (parts: DemoCourierParts): DemoCourier => {
  const { now } = parts;
  const carried = carriedParcels(parts.parcels);
  const book: Courier['book'] = async (parcel) => {
    const reason = demoReasonAgainst(parcel);
    return reason === null ? bookIn(await carried(), parcel, now()) : { kind: 'refused', reason };
  };
  return {
    courier: {
      id: 'demo',
      refusesRepeats: true,
      reasonAgainst: demoReasonAgainst,
      book,
      bookMany: (parcels) => Promise.all(parcels.map(book)),
      status: async ({ invoice }) => {
        const parcel = (await carried()).get(invoice);
        return parcel === undefined ? null : newsOf(parcel, now());
      },
      price: async (parcel) => demoFee(parcel),
      // The imaginary courier has no server to ask for its balance or to send webhooks: `tell` gives its news.
      balance: null,
      readWebhook: null,
    },
    tell: async () => sendNewWords(await carried(), parts),
  };
};

/** The body of the webhook that a courier with a server would send for these news. */
const eventText = ({ invoice, courierReference, word, collected, fee, at }: CourierNews): Buffer =>
  Buffer.from(
    JSON.stringify({
      event: 'status',
      invoice,
      consignment_id: courierReference,
      status: word,
      collected_amount: collected,
      fee,
      updated_at: at,
    }),
  );

/** The demo's courier for the shop with this database, which receives its news like webhooks. */
export const openDemoCourier = ({ db, now }: { readonly db: Db; readonly now: () => Date }): DemoCourier =>
  demoCourier({
    parcels: demoParcels(db),
    send: (key, news) =>
      receiveEvent(db, 'demo', { kind: 'event', key, type: 'status', news }, eventText(news), now()),
    now,
  });
