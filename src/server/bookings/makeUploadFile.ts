import type { MakeUploadFileBody, UploadFileReply } from '#contract/consignments/bookings.ts';
import { mayBeUploaded } from '#domain/consignments/consignmentRules.ts';
import { couriers as knownCouriers } from '#domain/consignments/couriers.ts';
import { dhakaDay } from '#domain/values/dates.ts';
import { recordAction } from '../audit/recordAction.ts';
import type { Caller } from '../auth/authorization.ts';
import { idsThatReached } from '../consignments/consignmentHistoriesRepository.ts';
import { findConsignments } from '../consignments/consignmentsRepository.ts';
import { parcelToBook } from '../courierDesk/parcelToBook.ts';
import { uploadCsv } from '../couriers/uploadFiles/uploadFile.ts';
import { uploadFiles } from '../couriers/uploadFiles/uploadFiles.ts';
import type { Db } from '../database/database.ts';
import { invalid } from '../errors/apiError.ts';
import { findOrders } from '../orders/lists/ordersRepository.ts';

/**
 * Makes the upload file with these parcels, in the order of the ids, and records that in the audit log. Left out are parcels of another
 * courier, those that may not be uploaded, and parcels of deleted or cancelled orders. Throws an ApiError for a courier without such a
 * file.
 */
export const makeUploadFile = async (
  db: Db,
  caller: Caller,
  { courier, storeName, parcels: ids }: MakeUploadFileBody,
  now: Date,
): Promise<UploadFileReply> => {
  const file = uploadFiles[courier];
  const { name } = knownCouriers[courier];
  if (file === undefined) throw invalid('courier', `${name} takes no upload file.`);
  const parcels = await findConsignments(db, ids);
  // Their courier may have them without having told a number: Steadfast tells none of a parcel that it has already.
  const bookedByCall = await idsThatReached(db, ids, 'booking');
  const parcelsById = new Map(parcels.map((parcel) => [parcel.id, parcel]));
  const ordersById = await findOrders(
    db,
    parcels.flatMap(({ orderId }) => orderId ?? []),
  );
  const rows = [...new Set(ids)].flatMap((id) => {
    const parcel = parcelsById.get(id);
    const order = ordersById.get(parcel?.orderId ?? '');
    if (parcel?.courier !== courier || order === undefined || bookedByCall.has(parcel.id)) return [];
    const isOrderCancelled = order.orderStatus === 'Cancelled';
    return mayBeUploaded({ ...parcel, isOrderCancelled }) ? [parcelToBook(parcel, order)] : [];
  });
  const subject = { kind: 'list', id: '', label: `upload file for ${name}` } as const;
  const details = { rows: rows.length };
  await recordAction(db, caller, { action: 'exportConsignments', subject, details }, now);
  return {
    name: `${courier}-${dhakaDay(now)}.csv`,
    text: uploadCsv(file, rows, storeName),
    rows: rows.length,
  };
};
