import type { FastifyPluginAsync } from 'fastify';
import { deleteUserCall, listUsersCall, updateUserCall } from '#contract/accounts/users.ts';
import { callerOf } from '../auth/authorization.ts';
import type { Db } from '../database/database.ts';
import { contractRoute } from '../http/routes/answerCall.ts';
import { setPaginationHeaders } from '../http/routes/callHeaders.ts';
import { changeRole, listUsers, removeUser } from './usersService.ts';

export interface UsersOptions {
  readonly db: Db;
  readonly now: () => Date;
}

/** Routes for users (API-6), for admins only. */
export const usersRoutes: FastifyPluginAsync<UsersOptions> = async (app, { db, now }) => {
  app.route(
    contractRoute(listUsersCall, {
      handler: async ({ query }, reply) => setPaginationHeaders(reply, await listUsers(db, query)),
    }),
  );
  app.route(
    contractRoute(updateUserCall, {
      handler: async (request) => {
        await changeRole(db, callerOf(request), request.params.id, request.body.role, now());
        return { modifiedCount: 1 };
      },
    }),
  );
  app.route(
    contractRoute(deleteUserCall, {
      handler: async (request) => {
        await removeUser(db, callerOf(request), request.params.id, now());
        return { deletedCount: 1 };
      },
    }),
  );
};
