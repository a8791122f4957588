import { call } from '../call/call.ts';
import type { ShapeOf } from '../call/callSchemas.ts';
import type { advancesSchemas } from './advancesSchemas.ts';

/**
 * The delivery charge in advance (CA-10): beyond API-1 to API-7. The token of an advance's page travels in a body, because
 * addresses are logged on the way.
 */

export type DecideAdvanceBody = ShapeOf<typeof advancesSchemas.decideAdvance>['body'];

/** The advances of an order, whether one can be asked for, and why one is proposed. */
export const listOrderAdvancesCall = call<typeof advancesSchemas.listOrderAdvances>(
  'GET',
  '/orders/:id/advances',
  { access: 'staff', refusals: ['invalid', 'unknown'] },
);
/** Asks for an advance; refused with `advanceRefused` and the reason while there is one, and by a shop that takes none. */
export const askAdvanceCall = call<typeof advancesSchemas.askAdvance>('POST', '/orders/:id/advances', {
  access: 'staff',
  refusals: ['invalid', 'unknown', 'advanceRefused'],
});
/** What staff do about an advance; `revision` as they saw it. Refused with `advanceRefused` when the gateway does not answer. */
export const decideAdvanceCall = call<typeof advancesSchemas.decideAdvance>('POST', '/advances/:id', {
  access: 'staff',
  refusals: ['invalid', 'unknown', 'changedMeanwhile', 'advanceRefused'],
});
/** What was paid in advance for up to `ordersByIdLimit` orders, whose ids are joined by commas; orders without any are left out. */
export const listPaidAdvancesCall = call<typeof advancesSchemas.listPaidAdvances>('GET', '/paidAdvances', {
  access: 'staff',
  refusals: ['invalid'],
});
/** The advance of a token, for its page. */
export const getAdvanceCall = call<typeof advancesSchemas.getAdvance>('POST', '/advance', {
  access: 'secretInBody',
  refusals: ['invalid', 'unknown'],
});
/** The address of the gateway's page on which the advance is paid; refused with `advanceRefused` when it opens none. */
export const payAdvanceCall = call<typeof advancesSchemas.payAdvance>('POST', '/advance/payment', {
  access: 'secretInBody',
  refusals: ['invalid', 'unknown', 'changedMeanwhile', 'tooMany', 'advanceRefused'],
});
