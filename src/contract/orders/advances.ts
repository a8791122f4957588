import { call } from '../call/call.ts';
import type { ShapeOf } from '../call/callSchemas.ts';
import type { advancesSchemas } from './advancesSchemas.ts';

/**
 * Advances: the delivery charge, paid before the order is sent (CA-10). Beyond API-1 to API-7. The token of an advance's page travels in
 * a body, because servers on the way log addresses.
 */

type Schemas = typeof advancesSchemas;

export type DecideAdvanceBody = ShapeOf<Schemas['decideAdvance']>['body'];

/** The advances of an order, whether one can be asked for now, and the reasons for which the shop proposes one. */
export const listOrderAdvancesCall = call<Schemas['listOrderAdvances']>(
  'GET',
  '/orders/:id/advances',
  'staff',
);
/** Asks the customer for an advance. Refused with `advanceRefused` when none can be asked for now (`refusal` of `OrderAdvances`). */
export const askAdvanceCall = call<Schemas['askAdvance']>('POST', '/orders/:id/advances', 'staff');
/**
 * What staff do about an advance, such as to withdraw it. `revision` is the one that they saw: refused with `changedMeanwhile` when it is
 * another by now, and with `advanceRefused` when the gateway is to be asked again and gives no answer.
 */
export const decideAdvanceCall = call<Schemas['decideAdvance']>('POST', '/advances/:id', 'staff');
/** Taka paid in advance for up to `ordersByIdLimit` orders, whose ids are joined by commas; orders without any are left out. */
export const listPaidAdvancesCall = call<Schemas['listPaidAdvances']>('GET', '/paidAdvances', 'staff');
/** The advance that the token names, as its customer sees it. */
export const getAdvanceCall = call<Schemas['getAdvance']>('POST', '/advance', 'secretInBody');
/**
 * Opens a payment page and returns its address. Refused with `changedMeanwhile` when the advance can no longer be paid, and with
 * `advanceRefused` when the gateway opens no page.
 */
export const payAdvanceCall = call<Schemas['payAdvance']>('POST', '/advance/payment', 'secretInBody');
