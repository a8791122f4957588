import { call } from '../call/call.ts';
import type { phoneHistoriesSchemas } from './phoneHistoriesSchemas.ts';

/** What staff know of the phone numbers of orders (MD-3): beyond API-1 to API-7 and for staff alone. */

/** The phone histories of up to `phoneHistoriesLimit` orders, whose ids are joined by commas; unknown ids are left out. */
export const listPhoneHistoriesCall = call<typeof phoneHistoriesSchemas.listPhoneHistories>(
  'GET',
  '/callers',
  {
    access: 'staff',
    refusals: ['invalid'],
  },
);
/** Newest first; `next` is the `after` of the next page. */
export const listBlockedPhonesCall = call<typeof phoneHistoriesSchemas.listBlockedPhones>(
  'GET',
  '/blockedPhones',
  {
    access: 'staff',
    refusals: ['invalid'],
  },
);
/** Blocks a phone number in any notation; for a blocked one it changes the reason. */
export const blockPhoneCall = call<typeof phoneHistoriesSchemas.blockPhone>('POST', '/blockedPhones', {
  access: 'staff',
  refusals: ['invalid'],
});
/** Unblocks the number of this entry of the list; `id` is that of the entry. */
export const unblockPhoneCall = call<typeof phoneHistoriesSchemas.unblockPhone>(
  'DELETE',
  '/blockedPhones/:id',
  {
    access: 'staff',
    refusals: ['invalid', 'unknown'],
  },
);
