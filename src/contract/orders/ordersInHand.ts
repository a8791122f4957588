import { call } from '../call/call.ts';
import type { ordersInHandSchemas } from './ordersInHandSchemas.ts';

/** Who of the staff has which order in hand (DK-15): beyond API-1 to API-7 and for staff alone. */

/** All orders that somebody has in hand now. */
export const listOrdersInHandCall = call<typeof ordersInHandSchemas.listOrdersInHand>(
  'GET',
  '/ordersInHand',
  { access: 'staff' },
);
/**
 * Takes the order in hand for `inHandLasts`, and any other one of the account out of it. One that a colleague has stays with
 * the colleague, unless `takesOver` is set.
 */
export const takeOrderInHandCall = call<typeof ordersInHandSchemas.takeOrderInHand>(
  'PUT',
  '/ordersInHand/:id',
  { access: 'staff', refusals: ['invalid', 'unknown'] },
);
/** Puts down an order that the account has in hand; does nothing to any other one. */
export const putDownOrderCall = call<typeof ordersInHandSchemas.putDownOrder>('DELETE', '/ordersInHand/:id', {
  access: 'staff',
  refusals: ['invalid'],
});
