import type { FastifyPluginAsync } from 'fastify';
import { deleteUserCall, listUsersCall, updateUserCall } from '#contract/accounts/users.ts';
import { callerOf } from '../auth/authorization.ts';
import type { Db } from '../database/database.ts';
import { answerCall } from '../http/routes/answerCall.ts';
import { setPaginationHeaders } from '../http/routes/callHeaders.ts';
import { changeRole, listUsers, removeUser } from './usersService.ts';

export interface UsersOptions {
  readonly db: Db;
  readonly now: () => Date;
}

/** Routes for users (API-6), for admins only. */
export const usersRoutes: FastifyPluginAsync<UsersOptions> = async (app, { db, now }) => {
  answerCall(app, listUsersCall, async ({ query }, reply) =>
    setPaginationHeaders(reply, await listUsers(db, query)),
  );
  answerCall(app, updateUserCall, async (request) => {
    await changeRole(db, callerOf(request), request.params.id, request.body.role, now());
    return { modifiedCount: 1 };
  });
  answerCall(app, deleteUserCall, async (request) => {
    await removeUser(db, callerOf(request), request.params.id, now());
    return { deletedCount: 1 };
  });
};
