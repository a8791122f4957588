import type { PhoneOrderBody } from '#contract/orders/phoneOrders.ts';
import { ownEmailMessage, type PhoneCustomer } from '#domain/orders/phoneOrder.ts';
import { normalizeEmail } from '#domain/values/email.ts';
import type { Caller } from '../../auth/authorization.ts';
import type { Db } from '../../database/database.ts';
import { invalid } from '../../errors/apiError.ts';
import { readPhoneCustomer } from './phoneCustomersRepository.ts';
import { type Placed, type PlacingParts, placeOrder } from './placeOrder.ts';

/** A request of staff to place an order for a caller on the phone. */
interface PhoneOrder {
  readonly body: PhoneOrderBody;
  /** Idempotency key; `null` if the client sends none. */
  readonly key: string | null;
  readonly staff: Caller;
  readonly now: Date;
}

/**
 * Places the order of a caller as `placeOrder` does, and stores which member of staff did so, also in the audit log. Also throws an
 * ApiError if the order has the e-mail address of that member: orders belong to the account of their address (SH-18).
 */
export const placePhoneOrder = (
  parts: PlacingParts,
  { body, key, staff, now }: PhoneOrder,
): Promise<Placed> => {
  const email = normalizeEmail(body.customerData.email);
  if (email !== '' && email === normalizeEmail(staff.email))
    throw invalid('customerData.email', ownEmailMessage);
  // `caller` is the account of a shopper who orders online; here staff order for somebody on the phone.
  return placeOrder(parts, { body, key, caller: null, staff, now });
};

/** Returns what the shop knows about a phone number, which must be in the national form. */
export const phoneCustomerOf = (db: Db, mobileNumber: string): Promise<PhoneCustomer> =>
  readPhoneCustomer(db, mobileNumber);
