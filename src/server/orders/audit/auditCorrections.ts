import { amountsOf, correctableFields, type OrderAmounts } from '#domain/orders/orderRevision.ts';
import { formatExactTaka, toPoisha } from '#domain/values/money.ts';
import { isCorrectable } from '#machines/orderMoves.ts';
import type { Db } from '../../database/database.ts';
import {
  type CorrectedOrder,
  eachCorrectedOrder,
  listUnevenOrders,
  type UnevenOrder,
} from './correctedOrdersRepository.ts';
import { orderLabel } from './historiesRepository.ts';

const isEqual = (one: OrderAmounts, other: OrderAmounts): boolean =>
  toPoisha(one.subTotal) === toPoisha(other.subTotal) &&
  toPoisha(one.deliveryCharge) === toPoisha(other.deliveryCharge) &&
  toPoisha(one.total) === toPoisha(other.total);

/**
 * How a corrected order has drifted from its revisions (MD-5), as a message: a revision is missing or was made in a status that is
 * not correctable, or the order's contents are not those to which the revisions lead. `null` without drift.
 */
export const correctionDriftOf = ({ order, revisions }: CorrectedOrder): string | null => {
  const label = orderLabel({ id: order._id, number: order.number });
  for (const [index, { position, status, changes }] of revisions.entries()) {
    if (position !== index) return `Order ${label}: revision ${index + 1} is missing.`;
    if (!isCorrectable(status, 'admin'))
      return `Order ${label}: revision ${index + 1} was made in the status ${status}.`;
    const next = revisions[index + 1]?.changes.from ?? amountsOf(order);
    if (!isEqual(changes.to, next))
      return `Order ${label}: revision ${index + 1} led to ${formatExactTaka(changes.to.total)}, but what follows begins at ${formatExactTaka(next.total)}.`;
  }
  const fields = revisions.flatMap(({ changes }) => changes.fields);
  const drifted = correctableFields.find((name) => {
    const last = fields.findLast(({ field }) => field === name);
    return last !== undefined && last.to !== order.customerData[name];
  });
  return drifted === undefined ? null : `Order ${label}: ${drifted} is not what its last revision says.`;
};

const unevenMessage = (order: UnevenOrder): string =>
  `Order ${orderLabel(order)}: its lines come to ${formatExactTaka(order.linesTotal)}, but its sub-total is ${formatExactTaka(order.subTotal)}.`;

/** Compares every order with its lines and its revisions, and returns a message for each order that differs. Changes nothing. */
export const auditCorrections = async (db: Db): Promise<string[]> => {
  const drifts = (await listUnevenOrders(db)).map(unevenMessage);
  for await (const corrected of eachCorrectedOrder(db)) {
    const drift = correctionDriftOf(corrected);
    if (drift !== null) drifts.push(drift);
  }
  return drifts;
};
