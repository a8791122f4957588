import { call } from '../call/call.ts';
import type { phoneHistoriesSchemas } from './phoneHistoriesSchemas.ts';

/** Phone histories, and blocked phones (MD-3): beyond API-1 to API-7, for staff only. */

type Schemas = typeof phoneHistoriesSchemas;

/**
 * The phone histories, called `callers` on the wire, of up to `phoneHistoriesLimit` orders, whose ids are joined by commas; unknown ids
 * are left out.
 */
export const listPhoneHistoriesCall = call<Schemas['listPhoneHistories']>('GET', '/callers', 'staff');
/** The blocked phone numbers, newest first; `next` is the `after` of the next page. */
export const listBlockedPhonesCall = call<Schemas['listBlockedPhones']>('GET', '/blockedPhones', 'staff');
/** Blocks a phone number, in any notation; changes the reason if the number is blocked already. */
export const blockPhoneCall = call<Schemas['blockPhone']>('POST', '/blockedPhones', 'staff');
/** Unblocks a phone number; `id` is the `_id` of its entry in the list. */
export const unblockPhoneCall = call<Schemas['unblockPhone']>('DELETE', '/blockedPhones/:id', 'staff');
