import type { User, UsersQuery } from '#contract/accounts/users.ts';
import { addsRights, type Role } from '#domain/accounts/role.ts';
import type { AuditSubject } from '#domain/staff/audit.ts';
import { lookAlikeAmong } from '#domain/staff/lookAlikeAmong.ts';
import { recordAction } from '../audit/recordAction.ts';
import type { Caller } from '../auth/authorization.ts';
import * as repository from '../auth/usersRepository.ts';
import type { Db } from '../database/database.ts';
import type { Page } from '../database/queries/paging.ts';
import { transaction } from '../database/queries/transaction.ts';
import { ApiError, forbidden, invalid, notFound } from '../errors/apiError.ts';
import { addRemovedAddress } from './removedAddressesRepository.ts';

/** Runs a change of another user, if the caller is an admin. Admins cannot change themselves, so that one remains (US-4). */
const asAdmin = (db: Db, caller: Caller, id: string, change: (tx: Db) => Promise<void>): Promise<void> =>
  transaction(db, async (tx) => {
    const admins = await repository.lockAdmins(tx);
    // The caller may have been demoted after the request was authorized.
    if (!admins.includes(caller.userId)) throw forbidden();
    // The contract's code for every refusal to change one's own account, also while there are other admins.
    if (id === caller.userId)
      throw new ApiError('lastAdmin', 'You cannot demote or remove yourself.', { field: 'id' });
    return change(tx);
  });

/** The account as a subject, named without its e-mail address: the audit log keeps addresses of acting staff only. */
const subjectOf = ({ id, name }: repository.Account): AuditSubject => ({
  kind: 'user',
  id,
  label: name || id,
});

/** A page of the users, newest first, or all without a limit; each with the staff account that it resembles, if any. */
export const listUsers = async (db: Db, query: UsersQuery): Promise<Page<User>> => {
  const { items, ...page } = await repository.listUsers(db, query);
  const looksLike = lookAlikeAmong(await repository.listStaff(db));
  return { ...page, items: items.map((user) => ({ ...user, looksLike: looksLike(user) })) };
};

/**
 * Changes a user's role; throws an ApiError for the caller's own or an unknown id, and if the account would
 * get more rights although its address is not verified (AU-13).
 */
export const changeRole = (db: Db, caller: Caller, id: string, role: Role, now: Date): Promise<void> =>
  asAdmin(db, caller, id, async (tx) => {
    const account = await repository.lockAccount(tx, id);
    if (account === null) throw notFound('user');
    if (account.role === role) return;
    if (addsRights(account.role, role) && !account.emailVerified)
      throw invalid('role', 'The address of this account is not verified. Its owner has to verify it first.');
    await repository.changeAccount(tx, id, { role });
    const details = { from: account.role, to: role };
    await recordAction(tx, caller, { action: 'changeRole', subject: subjectOf(account), details }, now);
  });

/**
 * Removes a user. Neither the account nor one that takes its address later can sign in again; the orders stay.
 * Throws an ApiError for the caller's own or an unknown id.
 */
export const removeUser = (db: Db, caller: Caller, id: string, now: Date): Promise<void> =>
  asAdmin(db, caller, id, async (tx) => {
    const account = await repository.removeAccount(tx, id, now);
    if (account === null) throw notFound('user');
    await addRemovedAddress(tx, account.email, now);
    await recordAction(tx, caller, { action: 'deleteUser', subject: subjectOf(account) }, now);
  });
