import type { Role } from '#domain/order.ts';
import type { Caller } from '../auth/authorizer.ts';
import type { Db } from '../database/openDatabase.ts';
import { forbidden, Refusal, unknown } from '../http/refusal.ts';
import { addRemovedAddress } from './removedAddressesRepository.ts';
import { changeAccount, holdAdmins, removeAccount } from './usersRepository.ts';

/** Nobody demotes or removes oneself, so that the last admin stays (US-4). */
const asAdmin = <Result>(
  db: Db,
  caller: Caller,
  id: string,
  work: (tx: Db) => Promise<Result>,
): Promise<Result> =>
  db.transaction(async (tx) => {
    const admins = await holdAdmins(tx);
    // Demoted by somebody else since the request came in.
    if (!admins.includes(caller.userId)) throw forbidden();
    if (id === caller.userId)
      throw new Refusal('lastAdmin', 'You cannot demote or remove yourself.', { field: 'id' });
    return work(tx);
  });

export const changeRole = (db: Db, caller: Caller, id: string, role: Role): Promise<number> =>
  asAdmin(db, caller, id, async (tx) => {
    const count = await changeAccount(tx, id, { role });
    if (count === 0) throw unknown('user');
    return count;
  });

/** Neither the account nor its address can sign in to the shop again; its orders stay with the shop. */
export const removeUser = (db: Db, caller: Caller, id: string, now: Date): Promise<number> =>
  asAdmin(db, caller, id, async (tx) => {
    const email = await removeAccount(tx, id, now);
    if (email === null) throw unknown('user');
    await addRemovedAddress(tx, email, now);
    return 1;
  });
