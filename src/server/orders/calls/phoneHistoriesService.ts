import { type BlockedPhone, type PhoneHistory, phoneKey } from '#domain/orders/phoneHistory.ts';
import type { AuditSubject } from '#domain/staff/audit.ts';
import { maskedPhone } from '#domain/values/mobileNumber.ts';
import { recordAction } from '../../audit/recordAction.ts';
import type { Caller } from '../../auth/authorization.ts';
import type { Db } from '../../database/database.ts';
import { newId } from '../../database/queries/newId.ts';
import type { Page, PageQuery } from '../../database/queries/paging.ts';
import { transaction } from '../../database/queries/transaction.ts';
import { invalid, notFound } from '../../errors/apiError.ts';
import { deleteBlockedPhone, listBlockedPhones, storeBlockedPhone } from './blockedPhonesRepository.ts';
import { readPhoneHistories } from './phoneHistoriesRepository.ts';

/** What the shop knows of the phone numbers of these orders; unknown ids are left out. */
export const phoneHistoriesOf = (db: Db, ids: readonly string[]): Promise<PhoneHistory[]> =>
  readPhoneHistories(db, ids);

/** A page of the blocked phone numbers, newest first. */
export const blockedPhones = (db: Db, query: PageQuery): Promise<Page<BlockedPhone>> =>
  listBlockedPhones(db, query);

/** A phone number in the audit log, which does not keep it whole. */
const phoneSubject = (id: string, mobileNumber: string): AuditSubject => ({
  kind: 'phone',
  id,
  label: maskedPhone(mobileNumber),
});

/** Blocks a phone number in any notation; returns the id of its row. Throws an ApiError when it is no mobile number. */
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

/** Removes a phone number from the list and returns 1; throws an ApiError for an unknown id. */
export const unblockPhone = (db: Db, caller: Caller, id: string, now: Date): Promise<number> =>
  transaction(db, async (tx) => {
    const mobileNumber = await deleteBlockedPhone(tx, id);
    if (mobileNumber === null) throw notFound('blocked phone number');
    await recordAction(tx, caller, { action: 'unblockPhone', subject: phoneSubject(id, mobileNumber) }, now);
    return 1;
  });
