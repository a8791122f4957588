import { string } from 'yup';
import * as messages from '#messages/domain/checkout.ts';
import { customerDataSchema, emptyCheckout } from '../checkout/checkoutForm.ts';
import { emailLength } from '../values/email.ts';
import { isUnusualMobile, normalizeMobileNumber, phoneDigits } from '../values/mobileNumber.ts';
import { isRecord, readList, readText } from '../values/parse.ts';
import { cleanText } from '../values/plainText.ts';
import type { CorrectedLine, CorrectionRefusal } from './correctionRefusals.ts';
import type { CustomerData, Order } from './order.ts';
import { type CorrectedCustomer, correctOrder, type ShopOffer } from './orderCorrection.ts';
import {
  type OutcomeCounts,
  type PhoneHistory,
  phoneWarnings,
  readOutcomeCounts,
  readPhoneBlock,
} from './phoneHistory.ts';

/** Orders that staff place for a caller on the phone (DK-18). */

/** The rules of the checkout form (`customerDataSchema`), except that the e-mail address may be empty. */
export const phoneOrderCustomerSchema = customerDataSchema.shape({
  email: string()
    .transform(cleanText)
    .trim()
    .max(emailLength, messages.emailTooLong)
    .email(messages.emailShape)
    .default(''),
});

/** `88` before the zero of a number, as in +8801712345678; `normalizeMobileNumber` takes it away only from a complete number. */
const beforeZero = /^(?:00)?88(?=0)/;

/** Whether the number of a caller begins as no operator's does, in whatever notation staff type it; shown as a hint (SH-2). */
export const isUnusualCaller = (typed: string): boolean =>
  isUnusualMobile(phoneDigits(normalizeMobileNumber(typed)).replace(beforeZero, ''));

/** The refusal of a phone order that has the e-mail address of the member of staff who places it. */
export const ownEmailMessage = 'This is your own address. Enter that of the customer, or none.';

/** An empty order, which `draftPhoneOrder` fills. */
const noOrder: Order = {
  _id: '',
  number: null,
  date: '',
  time: '',
  subTotal: 0,
  total: 0,
  orderStatus: 'Pending',
  products: [],
  customerData: { ...emptyCheckout, deliveryCharge: 0 },
  deliveredAt: null,
  returnDays: 0,
  printedAt: null,
  packed: null,
};

/** A phone order before it is placed. */
interface PhoneOrderDraft extends Pick<Order, 'products' | 'customerData' | 'subTotal' | 'total'> {
  /** Why it cannot be placed; empty if it can. */
  readonly refusals: readonly CorrectionRefusal[];
}

/**
 * The phone order with these contents, at the shop's prices and charges in taka: a correction that adds them to an empty order. A
 * correction leaves the e-mail address as it is, so the caller's is put in afterwards.
 */
export const draftPhoneOrder = (
  customer: CorrectedCustomer & Pick<CustomerData, 'email'>,
  lines: readonly CorrectedLine[],
  offer: ShopOffer,
): PhoneOrderDraft => {
  const correction = { customerData: customer, products: lines };
  const { order, refusals } = correctOrder(noOrder, correction, offer);
  const { products, customerData, subTotal, total } = order;
  return { products, customerData: { ...customerData, email: customer.email }, subTotal, total, refusals };
};

/** To whom an earlier order of a phone number went. */
export type EarlierAddress = Pick<
  CustomerData,
  'name' | 'email' | 'district' | 'address' | 'addressType' | 'deliveryArea'
>;

/** Maximum number of earlier addresses that are offered. */
export const earlierAddressesLimit = 5;

/** What the shop knows about the phone number of a caller. */
export interface PhoneCustomer extends OutcomeCounts, Pick<PhoneHistory, 'block'> {
  /** Each address once, the last used first. */
  readonly addresses: readonly EarlierAddress[];
}

/** The warnings that staff need before they place an order for this phone number, one sentence each. */
export const phoneCustomerWarnings = (customer: PhoneCustomer): string[] =>
  // `repeat` is about an order that is placed already.
  phoneWarnings({ ...customer, repeat: null }).map(({ text }) => text);

const readAddress = (raw: unknown): EarlierAddress | null => {
  if (!isRecord(raw) || readText(raw.address) === '') return null;
  return {
    name: readText(raw.name),
    email: readText(raw.email),
    district: readText(raw.district),
    address: readText(raw.address),
    addressType: readText(raw.addressType),
    deliveryArea: readText(raw.deliveryArea),
  };
};

/** What a host sent about the phone number of a caller. */
export const readPhoneCustomer = (raw: unknown): PhoneCustomer => {
  const reply = isRecord(raw) ? raw : {};
  return {
    ...readOutcomeCounts(reply),
    block: readPhoneBlock(reply.block),
    addresses: readList(reply.addresses, readAddress),
  };
};
