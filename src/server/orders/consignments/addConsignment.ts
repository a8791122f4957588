import type { CreateConsignmentBody } from '#contract/consignments/consignments.ts';
import { amountToCollect, type CountedAdvance } from '#domain/cash/advance.ts';
import { type Consignment, invoiceOf } from '#domain/consignments/consignment.ts';
import { allowsOnlyExchanges } from '#domain/consignments/consignmentRules.ts';
import { isOpenStage } from '#domain/consignments/consignmentStage.ts';
import type { ConsignmentWithHistory } from '#domain/consignments/consignmentWithHistory.ts';
import { mayBeSent } from '#domain/orders/courierMoves.ts';
import type { Order } from '#domain/orders/order.ts';
import { recordAction } from '../../audit/recordAction.ts';
import { actorAt, type Caller } from '../../auth/authorization.ts';
import { insertConsignment, type NewConsignment } from '../../consignments/consignmentChangesRepository.ts';
import { findByInvoice } from '../../consignments/consignmentsRepository.ts';
import { referenceOfCode } from '../../consignments/trackingCodeChanges.ts';
import type { Db } from '../../database/database.ts';
import { ApiError } from '../../errors/apiError.ts';
import type { NumberedOrder } from '../lists/orderRow.ts';
import { createAction } from './consignmentActions.ts';
import { riderName } from './riderName.ts';

/** Rules and values of every new consignment, whether staff have booked it themselves or the shop books it. */

const stillOpenText = ({ invoice }: Pick<Consignment, 'invoice'>): string =>
  `The parcel ${invoice} of this order is still open. Record how it ended, or make this one an exchange.`;

const partlyDeliveredText = ({ invoice }: Consignment): string =>
  `The parcel ${invoice} of this order was partly delivered. Decide first what comes back, or make this one an exchange.`;

const deliveredText = ({ invoice }: Consignment): string =>
  `The parcel ${invoice} of this order was delivered. Correct where it is, or make this one an exchange.`;

/** The ApiError for a second parcel while another one is open. */
export const alreadyOpen = (open: Pick<Consignment, 'invoice'>): ApiError =>
  new ApiError('parcelRefused', stillOpenText(open));

/** Why an order with these other parcels gets an exchange alone, in a sentence for staff; `null` when it may get any parcel. */
export const whyOnlyExchange = (others: readonly ConsignmentWithHistory[]): string | null => {
  const other = others.find(allowsOnlyExchanges);
  if (other === undefined) return null;
  if (isOpenStage(other.stage)) return stillOpenText(other);
  return other.stage === 'delivered' ? deliveredText(other) : partlyDeliveredText(other);
};

/** Why an order cannot be given to a courier, in a sentence for staff; `null` when it can. */
export const whyNotGiven = (
  { orderStatus }: Pick<Order, 'orderStatus'>,
  others: readonly ConsignmentWithHistory[],
  isExchange: boolean,
): string | null => {
  if (!mayBeSent(orderStatus, { isExchange }))
    return `The order is ${orderStatus}. Only a confirmed or shipping order is given to a courier.`;
  return isExchange ? null : whyOnlyExchange(others);
};

/**
 * The invoice of the order's nth consignment, or the next one that is free: a deleted order may have left consignments with the
 * number, which was then drawn again. Nobody else takes the invoice meanwhile: the transaction has locked the order, and no other
 * order has its number.
 */
const freeInvoice = async (tx: Db, orderNumber: string, nth: number): Promise<string> => {
  const invoice = invoiceOf(orderNumber, nth);
  const holder = await findByInvoice(tx, invoice);
  return holder === null ? invoice : freeInvoice(tx, orderNumber, nth + 1);
};

/** What is collected for a parcel and what its courier is told, by its order and by what staff enter. */
export const enteredContents = (
  order: Pick<Order, 'total'>,
  { exchangeAmount, note, thana }: Pick<CreateConsignmentBody, 'exchangeAmount' | 'note' | 'thana'>,
  advances: readonly CountedAdvance[],
): Pick<Consignment, 'amount' | 'note' | 'thana' | 'isExchange'> => ({
  // The order's advances that are paid lower what is collected.
  amount: exchangeAmount ?? amountToCollect(order, advances),
  note: note.trim(),
  thana: thana?.trim() || null,
  isExchange: exchangeAmount !== null,
});

/** The values of a new parcel that do not come from its order. */
interface GivenParcel extends Omit<CreateConsignmentBody, 'rider'> {
  readonly rider?: string | null | undefined;
  readonly id: string;
  readonly stage: 'booking' | 'booked';
  /** The idempotency key of the request; `null` if it has none. */
  readonly requestKey: string | null;
  /** The order's advances. */
  readonly advances: readonly CountedAdvance[];
}

/** The row of a new consignment, with copies of what must remain of the order if it is deleted. */
const newConsignment = (
  order: NumberedOrder,
  invoice: string,
  { exchangeAmount, note, thana, rider = null, advances, ...given }: GivenParcel,
): NewConsignment => ({
  ...given,
  orderId: order._id,
  orderNumber: order.number,
  recipientName: order.customerData.name,
  recipientPhone: order.customerData.mobileNumber,
  invoice,
  fee: null,
  rider,
  courierReference: referenceOfCode(given.courier, given.trackingCode),
  ...enteredContents(order, { exchangeAmount, note, thana }, advances),
});

/** Inserts a parcel of an order, which the transaction has locked, under the next invoice, and records that in the audit log. */
export const addConsignment = async (
  tx: Db,
  caller: Caller,
  { order, others, given }: { order: NumberedOrder; others: readonly Consignment[]; given: GivenParcel },
  now: Date,
): Promise<NewConsignment> => {
  const invoice = await freeInvoice(tx, order.number, others.length + 1);
  const rider = await riderName(tx, given.rider);
  const consignment = newConsignment(order, invoice, { ...given, rider });
  await insertConsignment(tx, consignment, actorAt(caller, now));
  await recordAction(tx, caller, createAction(consignment), now);
  return consignment;
};
