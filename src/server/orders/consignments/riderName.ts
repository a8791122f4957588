import { searchKey } from '#domain/values/plainText.ts';
import { listRiderNames } from '../../cashDesk/outstandingRepository.ts';
import type { Db } from '../../database/database.ts';

/** The name of a rider for comparison. */
const riderKey = (name: string): string => searchKey(name).replaceAll(' ', '');

/**
 * The name that a parcel of an own rider gets: the name of an earlier rider if only case and spaces differ, since the cash of a rider
 * is summed by name (CA-8); otherwise the name as it was typed, with single spaces.
 */
export const riderName = async (db: Db, typed: string): Promise<string> => {
  const name = typed.trim().replace(/\s+/g, ' ');
  const earlier = await listRiderNames(db);
  if (earlier.includes(name)) return name;
  return earlier.find((other) => riderKey(other) === riderKey(name)) ?? name;
};
