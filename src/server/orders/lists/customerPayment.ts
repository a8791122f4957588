import { paidInAdvance } from '#domain/cash/advance.ts';
import { advanceSums } from '#domain/cash/advanceSums.ts';
import { isOpenStage } from '#domain/consignments/consignmentStage.ts';
import { type CustomerPayment, toPay } from '#domain/consignments/toPay.ts';
import type { Order } from '#domain/orders/order.ts';
import { sum } from '#domain/values/money.ts';
import { advancesOf } from '../../advances/advancesRepository.ts';
import { consignmentsOf } from '../../consignments/consignmentsRepository.ts';
import type { Db } from '../../database/database.ts';

/** Returns what the customer of the order pays at the door, and has paid in advance. */
export const customerPaymentOf = async (db: Db, order: Order): Promise<CustomerPayment> => {
  const consignments = await consignmentsOf(db, order._id);
  const open = consignments.filter(({ stage }) => isOpenStage(stage));
  const openAmount = open.length === 0 ? null : sum(open.map(({ amount }) => amount));
  const stored = await advancesOf(db, order._id);
  const advances = advanceSums(stored, order);
  return {
    toPay: toPay(order, { paidInAdvance: paidInAdvance(stored), openAmount }),
    ...(advances === null ? {} : { advances }),
  };
};
