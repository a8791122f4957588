import { amountsOf, correctableFields, type OrderAmounts } from '#domain/orders/orderRevision.ts';
import { formatExactTaka, toPoisha } from '#domain/values/money.ts';
import { isCorrectable } from '#machines/orderMoves.ts';
import type { Db } from '../../database/database.ts';
import {
  type CorrectedOrder,
  eachCorrectedOrder,
  listUnevenOrders,
  type UnevenOrder,
} from './auditedOrdersRepository.ts';
import { orderLabel } from './historiesRepository.ts';

const amountNames = {
  subTotal: 'sub-total',
  deliveryCharge: 'delivery charge',
  total: 'total',
} satisfies Record<keyof OrderAmounts, string>;

/** The first amount that differs; `undefined` if none does. */
const differingAmount = (one: OrderAmounts, other: OrderAmounts): keyof OrderAmounts | undefined =>
  (['subTotal', 'deliveryCharge', 'total'] as const).find(
    (amount) => toPoisha(one[amount]) !== toPoisha(other[amount]),
  );

/** What is wrong with the revision at this index, without the order's name; `null` if nothing is. */
const revisionDriftOf = ({ order, revisions }: CorrectedOrder, index: number): string | null => {
  const revision = revisions[index];
  const ordinal = index + 1;
  if (revision?.position !== index) return `revision ${ordinal} is missing.`;
  const { status, changes } = revision;
  // A revision does not tell the role of its maker; staff and admins may correct in the same statuses.
  if (!isCorrectable(status, 'staff')) return `revision ${ordinal} was made in the status ${status}.`;
  const amountsAfter = revisions[index + 1]?.changes.from ?? amountsOf(order);
  const differing = differingAmount(changes.to, amountsAfter);
  if (differing === undefined) return null;
  const ledTo = formatExactTaka(changes.to[differing]);
  const beginsAt = formatExactTaka(amountsAfter[differing]);
  return `revision ${ordinal} led to a ${amountNames[differing]} of ${ledTo}, but what follows begins at ${beginsAt}.`;
};

/** The first field of the customer's data that is not what its last change made it; `undefined` if all are. */
const driftedFieldOf = ({ order, revisions }: CorrectedOrder) => {
  const fieldChanges = revisions.flatMap(({ changes }) => changes.fields);
  return correctableFields.find((name) => {
    const lastChange = fieldChanges.findLast(({ field }) => field === name);
    return lastChange !== undefined && lastChange.to !== order.customerData[name];
  });
};

/**
 * How a corrected order has drifted from its revisions (MD-5), as a message: a revision is missing or was made in a status that is
 * not correctable, or the revisions do not lead to the order's contents. `null` without drift.
 */
export const correctionDriftOf = (corrected: CorrectedOrder): string | null => {
  const { order, revisions } = corrected;
  const label = orderLabel({ id: order._id, number: order.number });
  for (const index of revisions.keys()) {
    const revisionDrift = revisionDriftOf(corrected, index);
    if (revisionDrift !== null) return `Order ${label}: ${revisionDrift}`;
  }
  const driftedField = driftedFieldOf(corrected);
  return driftedField === undefined
    ? null
    : `Order ${label}: ${driftedField} is not what its last revision says.`;
};

const unevenMessage = (order: UnevenOrder): string =>
  `Order ${orderLabel(order)}: its lines come to ${formatExactTaka(order.linesTotal)}, but its sub-total is ${formatExactTaka(order.subTotal)}.`;

/** Compares every order with its lines and its revisions, and returns a message for each order that differs. Changes nothing. */
export const auditCorrections = async (db: Db): Promise<string[]> => {
  const uneven = await listUnevenOrders(db);
  const drifts = uneven.map(unevenMessage);
  for await (const orders of eachCorrectedOrder(db))
    drifts.push(...orders.flatMap((corrected) => correctionDriftOf(corrected) ?? []));
  return drifts;
};
