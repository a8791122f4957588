import { isRecord, readNumber, readText } from '../values/parse.ts';
import { type CourierId, isCourierId } from './couriers.ts';

/** How a courier and the shop get on (CR-6). Times are ISO, `null` for never. */
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
}

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
  };
};
