import { call } from '../call/call.ts';
import type { ShapeOf } from '../call/callSchemas.ts';
import type { stockRequestsSchemas } from './stockRequestsSchemas.ts';

/** Stock requests, “Tell me when it is back” (GS-9): beyond API-1 to API-7. */

export type StockRequestBody = ShapeOf<typeof stockRequestsSchemas.askForStock>['body'];
export type CloseRequestsBody = ShapeOf<typeof stockRequestsSchemas.closeStockRequests>['body'];

/**
 * Leaves a phone number for an item that is sold out. The reply does not show whether the number was left before; refused with
 * `changedMeanwhile` for an item that can be ordered.
 */
export const askForStockCall = call<typeof stockRequestsSchemas.askForStock>('POST', '/stockRequests', {
  access: 'everyone',
  refusals: ['invalid', 'unknown', 'changedMeanwhile', 'tooMany'],
});
/** For staff: the items that shoppers wait for; those that are back come first, then those with the newest requests. */
export const listStockRequestsCall = call<typeof stockRequestsSchemas.listStockRequests>(
  'GET',
  '/stockRequests',
  { access: 'staff', refusals: ['invalid'] },
);
/** For staff: deletes requests whose shoppers know that the item is back, or shall not be called; ignores unknown ids. */
export const closeStockRequestsCall = call<typeof stockRequestsSchemas.closeStockRequests>(
  'POST',
  '/stockRequests/close',
  { access: 'staff', refusals: ['invalid'] },
);
