import { isRecord, readList, readNumber, readText } from '../values/parse.ts';
import { type CourierId, isCourierId } from './couriers.ts';

/** A word that the courier's table does not know, as it was stored. */
export interface UnknownWord {
  readonly word: string;
  /** How often it came within the days for which events are kept. */
  readonly count: number;
  /** ISO. */
  readonly lastAt: string;
}

/** Whether calls and webhooks between the shop and a courier work (CR-6). Times are ISO, `null` for never. */
export interface CourierHealth {
  readonly courier: CourierId;
  readonly lastWebhookAt: string | null;
  readonly lastCallAt: string | null;
  /** Failed calls since the last one that succeeded. */
  readonly failures: number;
  readonly lastFailureAt: string | null;
  /** Why the last failed call failed; empty without one. */
  readonly lastError: string;
  /** Taka that the courier holds; `null` when it was not asked. */
  readonly balance: number | null;
  readonly balanceAt: string | null;
  /** The most recent first. */
  readonly unknownWords: readonly UnknownWord[];
}

const readUnknownWord = (raw: unknown): UnknownWord | null =>
  isRecord(raw)
    ? { word: readText(raw.word), count: readNumber(raw.count) ?? 0, lastAt: readText(raw.lastAt) }
    : null;

const readTime = (value: unknown): string | null => readText(value) || null;

/** The health that a host sent; `null` for a courier that this build does not know. */
export const readCourierHealth = (raw: unknown): CourierHealth | null => {
  if (!isRecord(raw) || !isCourierId(raw.courier)) return null;
  return {
    courier: raw.courier,
    lastWebhookAt: readTime(raw.lastWebhookAt),
    lastCallAt: readTime(raw.lastCallAt),
    failures: readNumber(raw.failures) ?? 0,
    lastFailureAt: readTime(raw.lastFailureAt),
    lastError: readText(raw.lastError),
    balance: readNumber(raw.balance),
    balanceAt: readTime(raw.balanceAt),
    unknownWords: readList(raw.unknownWords, readUnknownWord),
  };
};
