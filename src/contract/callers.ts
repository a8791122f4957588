import type { BlockedPhone, Caller } from '#domain/caller.ts';
import { call } from './call.ts';

/** What staff know of the phone numbers of orders (MD-3): beyond API-1 to API-7 and for staff alone. */

export interface BlockedPhonesQuery {
  limit?: number;
  after?: string;
}

/** The callers of up to `callersLimit` orders, whose ids are joined by commas; unknown ids are left out. */
export const listCallers = call<{ query: { ids: string }; reply: { callers: Caller[] } }>('GET', '/callers', [
  'invalid',
  'signInNeeded',
  'notAllowed',
]);
/** Newest first; `next` is the `after` of the next page. */
export const listBlockedPhones = call<{
  query: BlockedPhonesQuery;
  reply: { phones: BlockedPhone[]; total: number; next: string | null };
}>('GET', '/blockedPhones', ['invalid', 'signInNeeded', 'notAllowed']);
/** Blocks a phone number in any notation; for a blocked one it changes the reason. */
export const blockPhone = call<{
  body: { mobileNumber: string; reason: string };
  reply: { insertedId: string };
}>('POST', '/blockedPhones', ['invalid', 'signInNeeded', 'notAllowed']);
export const unblockPhone = call<{ params: { id: string }; reply: { deletedCount: number } }>(
  'DELETE',
  '/blockedPhones/:id',
  ['invalid', 'unknown', 'signInNeeded', 'notAllowed'],
);
