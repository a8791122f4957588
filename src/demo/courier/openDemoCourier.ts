import { receiveEvent } from '#server/courierEvents/receiveWebhook.ts';
import type { BookingResult, Courier, CourierNews, ParcelToBook } from '#server/couriers/courier.ts';
import type { Db } from '#server/database/database.ts';
import type { DemoCourier } from '#server/demoShop.ts';
import { type DemoParcel, type DemoParcels, demoParcels } from './demoParcels.ts';
import { type DemoWord, demoStages, isLastWord, lastStop } from './demoWays.ts';
import { demoFee, whyNotDemo } from './limitsAndFees.ts';

/** Stores what the courier says of a parcel; false when it is stored already. */
export type SendNews = (key: string, news: CourierNews) => Promise<boolean>;

interface DemoCourierParts {
  readonly parcels: DemoParcels;
  readonly send: SendNews;
  readonly now: () => Date;
}

/** A parcel with the last of its words that was sent. */
interface Carried extends DemoParcel {
  said: DemoWord;
}

const collectedOf = ({ amount }: DemoParcel, word: DemoWord): number | null => {
  if (word === 'Delivered') return amount;
  return word === 'Partly delivered' ? Math.round(amount / 2) : null;
};

/** What the courier says of the parcel at that time. */
const newsOf = (parcel: DemoParcel, now: Date): CourierNews & { readonly word: DemoWord } => {
  const { invoice, reference, fee, bookedAt } = parcel;
  const { word, after } = lastStop(invoice, (now.getTime() - bookedAt.getTime()) / 1000);
  return {
    invoice,
    courierReference: reference,
    word,
    stage: demoStages[word],
    isKnown: true,
    at: new Date(bookedAt.getTime() + after * 1000).toISOString(),
    collected: collectedOf(parcel, word),
    fee,
  };
};

/** The parcels that the courier has, by invoice; read when they are first asked for. */
const carriedParcels = ({ onTheirWay }: DemoParcels): (() => Promise<Map<string, Carried>>) => {
  let read: Promise<Map<string, Carried>> | null = null;
  const readAll = async (): Promise<Map<string, Carried>> =>
    new Map((await onTheirWay()).map((parcel) => [parcel.invoice, { ...parcel, said: 'Booked' }]));
  return () => {
    read ??= readAll().catch((error: unknown) => {
      read = null;
      throw error;
    });
    return read;
  };
};

/**
 * Sends the newest word of each parcel that has one which was not sent; true when one was new. After a pause of the shop the words
 * in between are left out, as the courier would answer with the newest.
 */
const sendNewWords = async (
  carried: Map<string, Carried>,
  { parcels, send, now }: DemoCourierParts,
): Promise<boolean> => {
  const due = [...carried.values()]
    .filter(({ invoice, said }) => !isLastWord(invoice, said))
    .map((parcel) => ({ parcel, news: newsOf(parcel, now()) }))
    .filter(({ parcel, news }) => news.word !== parcel.said);
  if (due.length === 0) return false;
  const kept = await parcels.notCancelled(due.map(({ parcel }) => parcel.invoice));
  let isNew = false;
  for (const { parcel, news } of due) {
    if (!kept.has(parcel.invoice)) carried.delete(parcel.invoice);
    else if (await send(`${parcel.reference} ${news.word}`, news)) isNew = true;
    parcel.said = news.word;
  }
  return isNew;
};

const bookIn = (carried: Map<string, Carried>, parcel: ParcelToBook, now: Date): BookingResult => {
  const { invoice, amount } = parcel;
  if (carried.has(invoice)) return { kind: 'alreadyBooked' };
  const reference = `DX-${invoice}`;
  const fee = demoFee(parcel);
  carried.set(invoice, { invoice, reference, amount, fee, bookedAt: now, said: 'Booked' });
  return { kind: 'booked', courierReference: reference, trackingCode: reference, fee };
};

/** The courier by its parts: what becomes of a parcel follows from its invoice and the time since it was booked. */
export const demoCourier = (parts: DemoCourierParts): DemoCourier => {
  const { now } = parts;
  const carried = carriedParcels(parts.parcels);
  const book: Courier['book'] = async (parcel) => {
    const reason = whyNotDemo(parcel);
    return reason === null ? bookIn(await carried(), parcel, now()) : { kind: 'refused', reason };
  };
  return {
    courier: {
      id: 'demo',
      refusesRepeats: true,
      whyNot: whyNotDemo,
      book,
      bookMany: (parcels) => Promise.all(parcels.map(book)),
      status: async ({ invoice }) => {
        const parcel = (await carried()).get(invoice);
        return parcel === undefined ? null : newsOf(parcel, now());
      },
      price: async (parcel) => demoFee(parcel),
      balance: null,
      readWebhook: null,
    },
    tell: async () => sendNewWords(await carried(), parts),
  };
};

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

/** The demo's courier on the shop's database; its events take the way of webhooks. */
export const openDemoCourier = ({ db, now }: { readonly db: Db; readonly now: () => Date }): DemoCourier =>
  demoCourier({
    parcels: demoParcels(db),
    send: (key, news) =>
      receiveEvent(db, 'demo', { kind: 'event', key, type: 'status', news }, eventText(news), now()),
    now,
  });
