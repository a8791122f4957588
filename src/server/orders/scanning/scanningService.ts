import type { ScannedReply } from '#contract/staff/scanning.ts';
import type { Consignment } from '#domain/consignments/consignment.ts';
import { isUnsentStage } from '#domain/consignments/consignmentStage.ts';
import { parseCountedInvoice } from '#domain/orders/invoiceNumber.ts';
import type { Order } from '#domain/orders/order.ts';
import { orderGoesOn } from '#domain/orders/orderGoesOn.ts';
import { unsentStatuses } from '#domain/orders/orderLists.ts';
import type { OrderStatus } from '#domain/orders/orderStatus.ts';
import { isPackable } from '#domain/orders/packing.ts';
import type { ScanMode } from '#domain/orders/scanModes.ts';
import { tokenInAddress } from '#domain/orders/trackingPath.ts';
import { latinDigits } from '#domain/values/typedText.ts';
import { recordAction } from '../../audit/recordAction.ts';
import type { Caller } from '../../auth/authorization.ts';
import { withHistories } from '../../consignments/consignmentHistoriesRepository.ts';
import { consignmentsOf } from '../../consignments/consignmentsRepository.ts';
import type { Db } from '../../database/database.ts';
import { transaction } from '../../database/queries/transaction.ts';
import { invalid, notFound } from '../../errors/apiError.ts';
import { appendOrderAnnouncements } from '../../orderAnnouncements/orderAnnouncementsRepository.ts';
import { refusalFor } from '../changes/decideMove.ts';
import { listMoves } from '../history/movesRepository.ts';
import { orderSubject } from '../history/orderActions.ts';
import { lockOrderOrThrow } from '../lists/lockOrderOrThrow.ts';
import { findOrder } from '../lists/ordersRepository.ts';
import { countHeld } from '../lists/ordersService.ts';
import type { LinkTokens } from '../tracking/linkTokens.ts';
import { findIdsByScannedCode, writePacked } from './scannedOrdersRepository.ts';

/** What the use cases of this file need. */
export interface ScanningParts {
  readonly db: Db;
  readonly tokens: LinkTokens;
}

/** Finds the id of the order that the code names; throws an ApiError if it names none or several. */
const orderIdOf = async ({ db, tokens }: ScanningParts, code: string): Promise<string> => {
  const token = tokenInAddress(code);
  const link = token === null ? null : await tokens.read(token);
  if (link !== null) return link.id;
  const [id, other] = await findIdsByScannedCode(db, code);
  if (id === undefined) throw notFound('order', 'code');
  if (other !== undefined) throw invalid('code', 'Several orders have this code. Scan the order number.');
  return id;
};

/** The parcel that the code names; `undefined` if it names none. */
const namedParcel = (parcels: readonly Consignment[], code: string) => {
  const scanned = code.toLowerCase();
  // `null` also for the invoice of an order's first parcel: it is the order number, which is on the labels of all its parcels.
  const scannedInvoice = parseCountedInvoice(code);
  const isNamed = ({ trackingCode, invoice }: Consignment): boolean =>
    trackingCode?.toLowerCase() === scanned ||
    (scannedInvoice !== null && parseCountedInvoice(invoice) === scannedInvoice);
  return parcels.find(isNamed);
};

/**
 * The parcel that a scan means whose code names the order alone, by which `parcels` are not told apart; `undefined` if there is none. It is
 * the newest that was not cancelled and is no exchange, unless another one comes back, or is the only exchange left to hand over.
 */
const meantParcel = (parcels: readonly Consignment[], status: OrderStatus, mode: ScanMode | undefined) => {
  const newest = parcels.findLast(({ stage, isExchange }) => stage !== 'cancelled' && !isExchange);
  if (mode === 'cameBack') return parcels.findLast(({ stage }) => stage === 'returning') ?? newest;
  const isHandedOver =
    !unsentStatuses.includes(status) && (newest === undefined || !isUnsentStage(newest.stage));
  if (mode !== 'handedOver' || !isHandedOver) return newest;
  const [exchange, other] = parcels.filter(({ stage, isExchange }) => stage === 'booked' && isExchange);
  return other === undefined ? (exchange ?? newest) : newest;
};

/** Finds the order that a scanned code names, with its parcel and the number of counted pieces that it holds; throws as `orderIdOf`. */
export const findScanned = async (
  parts: ScanningParts,
  scan: { readonly code: string; readonly mode?: ScanMode | undefined },
): Promise<ScannedReply> => {
  const code = latinDigits(scan.code).trim();
  const id = await orderIdOf(parts, code);
  const stored = await findOrder(parts.db, id);
  if (stored === null) throw notFound('order', 'code');
  const parcels = await consignmentsOf(parts.db, id);
  const parcel =
    namedParcel(parcels, code) ?? meantParcel(parcels, stored.order.orderStatus, scan.mode) ?? null;
  return {
    data: stored.order,
    parcel,
    orderGoesOn:
      parcel !== null &&
      orderGoesOn(parcel.id, await withHistories(parts.db, parcels), await listMoves(parts.db, id)),
    held: await countHeld(parts.db, id),
  };
};

/**
 * Marks an order as packed by the caller, or takes the mark away; returns the order and whether anything changed. If two pack it at
 * once, that is true for one of them. Throws an ApiError for an unknown order, and for one that is not confirmed.
 */
export const setPacked = (
  db: Db,
  caller: Caller,
  { id, packed }: { readonly id: string; readonly packed: boolean },
  now: Date,
): Promise<{ order: Order; isChanged: boolean }> =>
  transaction(db, async (tx) => {
    const order = await lockOrderOrThrow(tx, id);
    const isPacked = order.packed !== null;
    if (isPacked === packed) return { order, isChanged: false };
    if (!isPackable(order)) throw refusalFor('noSuchMove', order);
    await writePacked(tx, id, packed ? { at: now, by: caller.name } : null);
    const action = packed ? 'packOrder' : 'unpackOrder';
    await recordAction(tx, caller, { action, subject: orderSubject(order) }, now);
    await appendOrderAnnouncements(tx, 'packed', [id]);
    const mark = packed ? { at: now.toISOString(), by: caller.name } : null;
    return { order: { ...order, packed: mark }, isChanged: true };
  });
