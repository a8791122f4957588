import { firstCharacters } from '#domain/values/cutText.ts';
import type { NewSession } from '../paymentGateway.ts';

/**
 * The form that opens a session at SSLCommerz, by version 4 of its documentation. All fields are mandatory there: the address is
 * only the district, and Dhaka's main post office stands for the postcode, which the shop does not know.
 */

/** The documented greatest numbers of characters. */
const lengths = { name: 50, email: 50, place: 50, phone: 20, product: 255 } as const;

/** Returns the fields of a new session, without the store's keys. */
export const sessionForm = ({
  transactionId,
  amount,
  purpose,
  customerName,
  customerPhone,
  receiptEmail,
  district,
  returnUrl,
  noticeUrl,
}: NewSession): Readonly<Record<string, string>> => {
  const place = firstCharacters(district, lengths.place) || 'Dhaka';
  return {
    total_amount: amount.toFixed(2),
    currency: 'BDT',
    tran_id: transactionId,
    success_url: returnUrl,
    fail_url: returnUrl,
    cancel_url: returnUrl,
    ipn_url: noticeUrl,
    // No payment by instalments.
    emi_option: '0',
    cus_name: firstCharacters(customerName, lengths.name),
    cus_email: firstCharacters(receiptEmail, lengths.email),
    cus_phone: firstCharacters(customerPhone, lengths.phone),
    cus_add1: place,
    cus_city: place,
    cus_postcode: '1000',
    cus_country: 'Bangladesh',
    shipping_method: 'NO',
    num_of_item: '1',
    product_name: firstCharacters(purpose, lengths.product),
    product_category: 'Delivery',
    product_profile: 'general',
  };
};
