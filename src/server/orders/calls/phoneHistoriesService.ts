import { sumCosts } from '#domain/consignments/deliveryCost.ts';
import { type BlockedPhone, type PhoneHistory, phoneKey } from '#domain/orders/phoneHistory.ts';
import type { PriceSettings } from '#domain/shop/courierPrices.ts';
import type { AuditSubject } from '#domain/staff/audit.ts';
import { maskedPhone } from '#domain/values/mobileNumber.ts';
import { fromPoisha } from '#domain/values/money.ts';
import { recordAction } from '../../audit/recordAction.ts';
import type { Caller } from '../../auth/authorization.ts';
import type { Db } from '../../database/database.ts';
import { newId } from '../../database/queries/newId.ts';
import type { CountedPage, PageQuery } from '../../database/queries/paging.ts';
import { transaction } from '../../database/queries/transaction.ts';
import { invalid, notFound } from '../../errors/apiError.ts';
import { deleteBlockedPhone, listBlockedPhones, storeBlockedPhone } from './blockedPhonesRepository.ts';
import { readDoorReturns, readKnownPhones } from './phoneHistoriesRepository.ts';

/**
 * Returns what the shop knows about the phone number of each of these orders, named by the order's id, with the number and the cost of
 * the parcels to the phone number that nobody took at the door; unknown ids are left out.
 */
export const phoneHistoriesOf = async (
  db: Db,
  prices: PriceSettings,
  ids: readonly string[],
): Promise<PhoneHistory[]> => {
  const knownPhones = await readKnownPhones(db, ids);
  const doorReturns = await readDoorReturns(db, ids);
  return knownPhones.map((phone) => {
    const ofPhone = doorReturns.filter(({ key: orderId }) => orderId === phone._id);
    const cost = sumCosts(prices, ofPhone);
    return { ...phone, doorReturns: { parcels: cost.parcels, cost: fromPoisha(cost.fees) } };
  });
};

/** Returns a page of the blocked phone numbers, newest first. */
export const blockedPhones = (db: Db, query: PageQuery): Promise<CountedPage<BlockedPhone>> =>
  listBlockedPhones(db, query);

/** A phone number as a subject of the audit log, which only has it masked. */
const phoneSubject = (id: string, mobileNumber: string): AuditSubject => ({
  kind: 'phone',
  id,
  label: maskedPhone(mobileNumber),
});

/** Blocks a phone number, in any notation, and returns the id of its row. Throws an ApiError if it is not a mobile number. */
export const blockPhone = async (
  db: Db,
  caller: Caller,
  { mobileNumber, reason }: { mobileNumber: string; reason: string },
  now: Date,
): Promise<string> => {
  const key = phoneKey(mobileNumber);
  if (key === null) throw invalid('mobileNumber', 'mobileNumber must be a mobile number of 11 digits');
  return transaction(db, async (tx) => {
    const id = await storeBlockedPhone(tx, {
      id: newId(now),
      mobileNumber: key,
      reason: reason.trim(),
      byUid: caller.uid,
      byName: caller.name,
      at: now,
    });
    await recordAction(tx, caller, { action: 'blockPhone', subject: phoneSubject(id, key) }, now);
    return id;
  });
};

/** Unblocks a phone number; throws an ApiError for an unknown id. */
export const unblockPhone = (db: Db, caller: Caller, id: string, now: Date): Promise<void> =>
  transaction(db, async (tx) => {
    const mobileNumber = await deleteBlockedPhone(tx, id);
    if (mobileNumber === null) throw notFound('blocked phone number');
    await recordAction(tx, caller, { action: 'unblockPhone', subject: phoneSubject(id, mobileNumber) }, now);
  });
