import { call } from '../call/call.ts';
import type { ShapeOf } from '../call/callSchemas.ts';
import type { stockRequestsSchemas } from './stockRequestsSchemas.ts';

/** Stock requests, “Tell me when it is back” (GS-9): beyond API-1 to API-7. */

type Schemas = typeof stockRequestsSchemas;

export type StockRequestBody = ShapeOf<Schemas['askForStock']>['body'];
export type CloseRequestsBody = ShapeOf<Schemas['closeStockRequests']>['body'];

/**
 * Leaves a phone number for an item that is sold out. The reply does not show whether the number was left before; refused with
 * `changedMeanwhile` for an item that can be ordered.
 */
export const askForStockCall = call<Schemas['askForStock']>('POST', '/stockRequests', 'everyone');
/** For staff: the items that shoppers wait for; those that are back come first, then those with the newest requests. */
export const listStockRequestsCall = call<Schemas['listStockRequests']>('GET', '/stockRequests', 'staff');
/** For staff: deletes requests whose shoppers know that the item is back, or who do not want to be called; ignores unknown ids. */
export const closeStockRequestsCall = call<Schemas['closeStockRequests']>(
  'POST',
  '/stockRequests/close',
  'staff',
);
