import { createHash } from 'node:crypto';
import type { CourierId } from '#domain/consignments/couriers.ts';
import type { CourierNews, WebhookReading } from '../couriers/courier.ts';
import type { Db } from '../database/database.ts';
import { newId } from '../database/queries/newId.ts';
import { insertCourierEvent } from './courierEventsRepository.ts';
import { maskEvent, maskWord } from './maskEvent.ts';

type Event = Extract<WebhookReading, { kind: 'event' }>;

/** How many characters of a key and of other texts are stored. */
const longest = { key: 200, text: 200 } as const;

/** What PostgreSQL cannot store: NUL, and surrogates that are not part of a character. */
const unstorable = /[\0\p{Surrogate}]/gu;

const storable = (text: string): string => text.slice(0, longest.text).replace(unstorable, '\u{FFFD}');
const storableOrNull = (text: string | null): string | null => (text === null ? null : storable(text));

/** The key itself, or its hash if it is too long or cannot be stored. */
const storableKey = (key: string): string =>
  key.length <= longest.key && storable(key) === key ? key : createHash('sha256').update(key).digest('hex');

/** Years of more than four digits are written differently and mean nothing here. */
const firstUnstorableTime = Date.parse('9999-01-01');

/** The time; `null` if it is missing, cannot be read, or is before 1970 or after 9998, which no courier means. */
const instantOf = (at: string | null): Date | null => {
  if (at === null) return null;
  const time = Date.parse(at);
  const isStorable = time > 0 && time < firstUnstorableTime;
  return isStorable ? new Date(time) : null;
};

/** The news without what cannot be stored, and without an unknown word that may hold personal data. */
const storableNews = (news: CourierNews): CourierNews => ({
  ...news,
  invoice: storableOrNull(news.invoice),
  courierReference: storableOrNull(news.courierReference),
  word: news.isKnown ? storable(news.word) : maskWord(storable(news.word)),
  at: instantOf(news.at)?.toISOString() ?? null,
});

/** Stores an event of a courier in the inbox (CR-5); resolves to false when the courier has sent it before. */
export const receiveEvent = (
  db: Db,
  courier: CourierId,
  { key, type, news }: Event,
  body: Buffer,
  now: Date,
): Promise<boolean> => {
  const invoice = storable(news?.invoice ?? '');
  const courierReference = storable(news?.courierReference ?? '');
  return insertCourierEvent(db, {
    id: newId(now),
    courier,
    key: storableKey(key),
    type: storable(type),
    text: maskEvent(body),
    news: news === null ? null : storableNews(news),
    // By this the events of a parcel wait for each other; one that names no parcel stands alone.
    parcel: courierReference || invoice || storableKey(key),
    invoice,
    saidAt: instantOf(news?.at ?? null),
  });
};
