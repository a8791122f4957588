import { type BlockedPhone, type Caller as OrderCaller, phoneKey } from '#domain/caller.ts';
import { invalid, unknown } from '../apiError.ts';
import type { Caller } from '../auth/authorization.ts';
import { accountName } from '../auth/usersRepository.ts';
import { newId } from '../database/newId.ts';
import type { Db } from '../database/openDatabase.ts';
import type { Page, PageQuery } from '../database/paging.ts';
import { deleteBlockedPhone, insertBlockedPhone, listBlockedPhones } from './blockedPhonesRepository.ts';
import { readCallers } from './callersRepository.ts';

/** What the shop knows of the phone numbers of these orders; unknown ids are left out. */
export const callersOf = (db: Db, ids: readonly string[]): Promise<OrderCaller[]> => readCallers(db, ids);

/** A page of the blocked phone numbers, newest first. */
export const blockedPhones = (db: Db, query: PageQuery): Promise<Page<BlockedPhone>> =>
  listBlockedPhones(db, query);

/** Blocks a phone number in any notation; returns the id of its row. Throws an ApiError when it is no mobile number. */
export const blockPhone = async (
  db: Db,
  caller: Caller,
  { mobileNumber, reason }: { mobileNumber: string; reason: string },
  now: Date,
): Promise<string> => {
  const key = phoneKey(mobileNumber);
  if (key === null) throw invalid('mobileNumber', 'mobileNumber must be a mobile number of 11 digits');
  return insertBlockedPhone(db, {
    id: newId(now),
    mobileNumber: key,
    reason: reason.trim(),
    byUid: caller.uid,
    byName: await accountName(db, caller.uid),
    at: now,
  });
};

/** Removes a phone number from the list and returns 1; throws an ApiError for an unknown id. */
export const unblockPhone = async (db: Db, id: string): Promise<number> => {
  const count = await deleteBlockedPhone(db, id);
  if (count === 0) throw unknown('blocked phone number');
  return count;
};
