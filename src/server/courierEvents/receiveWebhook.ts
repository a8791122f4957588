import { createHash } from 'node:crypto';
import type { CourierId } from '#domain/consignments/couriers.ts';
import type { WebhookReading } from '../couriers/courier.ts';
import type { Db } from '../database/database.ts';
import { newId } from '../database/queries/newId.ts';
import { insertCourierEvent } from './courierEventsRepository.ts';
import { maskEvent, maskWord } from './maskEvent.ts';

type Event = Extract<WebhookReading, { kind: 'event' }>;

/** Characters of a text that are kept as they are. */
const longest = { key: 200, text: 200 } as const;

/** PostgreSQL stores no NUL, and a lone surrogate is no character. */
const unstorable = /[\0\p{Surrogate}]/gu;

const storable = (text: string): string => text.replace(unstorable, '\u{FFFD}').slice(0, longest.text);
const storableOrNull = (text: string | null): string | null => (text === null ? null : storable(text));

/** A key that is too long, or holds what cannot be stored, by its hash. */
const storableKey = (key: string): string =>
  key.length <= longest.key && storable(key) === key ? key : createHash('sha256').update(key).digest('hex');

const instantOf = (at: string | null): Date | null => {
  const time = at === null ? Number.NaN : Date.parse(at);
  // PostgreSQL stores no year beyond these.
  return time > 0 && time < Date.parse('9999-01-01') ? new Date(time) : null;
};

/** Stores an event as it is to be worked and kept (CR-5); false when the courier has sent it before. */
export const receiveEvent = (
  db: Db,
  courier: CourierId,
  { key, type, news }: Event,
  body: Buffer,
  now: Date,
): Promise<boolean> => {
  const invoice = storable(news?.invoice ?? '');
  return insertCourierEvent(db, {
    id: newId(now),
    courier,
    key: storableKey(key),
    type: storable(type),
    text: maskEvent(body),
    news:
      news === null
        ? null
        : {
            ...news,
            invoice: storableOrNull(news.invoice),
            courierReference: storableOrNull(news.courierReference),
            word: news.isKnown ? storable(news.word) : maskWord(storable(news.word)),
            at: instantOf(news.at)?.toISOString() ?? null,
          },
    parcel: storableOrNull(news?.courierReference ?? null) || invoice || storableKey(key),
    invoice,
    saidAt: instantOf(news?.at ?? null),
  });
};
