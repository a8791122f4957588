import { call } from '../call/call.ts';
import type { ShapeOf } from '../call/callSchemas.ts';
import type { phoneOrdersSchemas } from './phoneOrdersSchemas.ts';

/** Orders that staff place for a caller on the phone (DK-18): beyond API-1 to API-7, for staff only. */

type Schemas = typeof phoneOrdersSchemas;

/** The amounts are those shown to the user, in taka; the server computes its own and refuses different ones. */
export type PhoneOrderBody = ShapeOf<Schemas['placePhoneOrder']>['body'];

/**
 * Places the order at the shop's prices and charges, as for a shopper. The order belongs to no account, and its history says which
 * member of staff placed it. A repeated idempotency key returns the order that the first request placed.
 */
export const placePhoneOrderCall = call<Schemas['placePhoneOrder']>('POST', '/phoneOrders', 'staff');
/** What the shop knows of a phone number, in any notation: the addresses of its earlier orders, and how these orders ended. */
export const getPhoneCustomerCall = call<Schemas['getPhoneCustomer']>(
  'GET',
  '/phoneCustomers/:mobileNumber',
  'staff',
);
