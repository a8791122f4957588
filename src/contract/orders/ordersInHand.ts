import { call } from '../call/call.ts';
import type { ordersInHandSchemas } from './ordersInHandSchemas.ts';

/** Which member of staff has which order in hand (DK-15): beyond API-1 to API-7, for staff only. */

type Schemas = typeof ordersInHandSchemas;

/** All orders that somebody has in hand now. */
export const listOrdersInHandCall = call<Schemas['listOrdersInHand']>('GET', '/ordersInHand', 'staff');
/**
 * Takes the order in hand for `inHandLasts`; an account has only one order in hand, so it puts down any other. An order that a
 * colleague has in hand stays with the colleague unless `takesOver` is set.
 */
export const takeOrderInHandCall = call<Schemas['takeOrderInHand']>('PUT', '/ordersInHand/:id', 'staff');
/** Puts down the order if the account has it in hand; otherwise does nothing. */
export const putDownOrderCall = call<Schemas['putDownOrder']>('DELETE', '/ordersInHand/:id', 'staff');
