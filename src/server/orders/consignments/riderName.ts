import { searchKey } from '#domain/values/plainText.ts';
import { listRiderNames } from '../../cashDesk/outstandingRepository.ts';
import type { Db } from '../../database/database.ts';
import { lockFor } from '../../database/queries/lockFor.ts';

/** The name of a rider for comparison. */
const riderKey = (name: string): string => searchKey(name).replaceAll(' ', '');

/**
 * The name that a parcel of an own rider gets: the name of an earlier rider if only case and spaces differ, since the cash of a rider
 * is summed by name (CA-8); otherwise the name as it was typed, with single spaces; `null` if none was. Call it in the
 * transaction that stores the name.
 */
export const riderName = async (tx: Db, typed: string | null | undefined): Promise<string | null> => {
  if (typed == null) return null;
  const name = typed.trim().replace(/\s+/g, ' ');
  // Two who name a new rider at once would otherwise make two of one.
  await lockFor(tx, 'riders');
  const earlier = await listRiderNames(tx);
  if (earlier.includes(name)) return name;
  return earlier.find((other) => riderKey(other) === riderKey(name)) ?? name;
};
