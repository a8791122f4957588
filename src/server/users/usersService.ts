import type { Role } from '#domain/order.ts';
import type { Caller } from '../auth/authorizer.ts';
import type { Db } from '../database/openDatabase.ts';
import { forbidden, Refusal, unknown } from '../http/refusal.ts';
import { addRemovedAddress } from './removedAddressesRepository.ts';
import { changeAccount, holdAdmins, removeAccount } from './usersRepository.ts';

/** Runs a change of another user as an admin. Admins cannot change themselves, so that one stays (US-4). */
const asAdmin = <Result>(
  db: Db,
  caller: Caller,
  id: string,
  change: (tx: Db) => Promise<Result>,
): Promise<Result> =>
  db.transaction(async (tx) => {
    const admins = await holdAdmins(tx);
    // Another admin demoted the caller after the request was authorized.
    if (!admins.includes(caller.userId)) throw forbidden();
    if (id === caller.userId)
      throw new Refusal('lastAdmin', 'You cannot demote or remove yourself.', { field: 'id' });
    return change(tx);
  });

/** Changes a user's role and returns 1; throws a Refusal for the caller's own or an unknown id. */
export const changeRole = (db: Db, caller: Caller, id: string, role: Role): Promise<number> =>
  asAdmin(db, caller, id, async (tx) => {
    const count = await changeAccount(tx, id, { role });
    if (count === 0) throw unknown('user');
    return count;
  });

/**
 * Removes a user and returns 1; neither the account nor its address can sign in again, and its orders stay.
 * Throws a Refusal for the caller's own or an unknown id.
 */
export const removeUser = (db: Db, caller: Caller, id: string, now: Date): Promise<number> =>
  asAdmin(db, caller, id, async (tx) => {
    const email = await removeAccount(tx, id, now);
    if (email === null) throw unknown('user');
    await addRemovedAddress(tx, email, now);
    return 1;
  });
