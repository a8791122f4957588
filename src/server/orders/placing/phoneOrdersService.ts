import type { PhoneOrderBody } from '#contract/orders/phoneOrders.ts';
import { ownEmailMessage, type PhoneCustomer } from '#domain/orders/phoneOrder.ts';
import { normalizeEmail } from '#domain/values/email.ts';
import type { Caller } from '../../auth/authorization.ts';
import type { Db } from '../../database/database.ts';
import { invalid } from '../../errors/apiError.ts';
import { readPhoneCustomer } from './phoneCustomersRepository.ts';
import { type Placed, placeOrder, type Shop } from './placeOrder.ts';

/** An order on the phone, as staff send it. */
interface PhoneOrder {
  readonly body: PhoneOrderBody;
  /** Idempotency key. */
  readonly key: string | null;
  readonly staff: Caller;
  readonly now: Date;
}

/**
 * Places the order of a caller as `placeOrder` does, with the account of the staff in its history and in the audit log. Throws
 * an ApiError for the e-mail address of that account too, since orders belong to the account of their address (SH-18).
 */
export const placePhoneOrder = (shop: Shop, { body, key, staff, now }: PhoneOrder): Promise<Placed> => {
  const email = normalizeEmail(body.customerData.email);
  if (email !== '' && email === normalizeEmail(staff.email))
    throw invalid('customerData.email', ownEmailMessage);
  return placeOrder(shop, { body, key, caller: null, staff, now });
};

/** What the shop knows of the phone number, in the national form. */
export const phoneCustomerOf = (db: Db, mobileNumber: string): Promise<PhoneCustomer> =>
  readPhoneCustomer(db, mobileNumber);
