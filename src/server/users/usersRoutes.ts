import type { FastifyPluginAsync } from 'fastify';
import { usersSchemas as schemas } from '#contract/usersSchemas.ts';
import { callerOf } from '../auth/authorization.ts';
import type { Db } from '../database/openDatabase.ts';
import { contractRoute } from '../http/contractRoute.ts';
import { setPaginationHeaders } from '../http/setPaginationHeaders.ts';
import { changeRole, listUsers, removeUser } from './usersService.ts';

export interface UsersOptions {
  readonly db: Db;
  readonly now: () => Date;
}

/** Routes for users (API-6), for admins only. */
export const usersRoutes: FastifyPluginAsync<UsersOptions> = async (app, { db, now }) => {
  app.addHook('preValidation', app.authorize.admin);
  app.route(
    contractRoute(schemas.listUsers, {
      handler: async ({ query }, reply) => setPaginationHeaders(reply, await listUsers(db, query)),
    }),
  );
  app.route(
    contractRoute(schemas.updateUser, {
      handler: async (request) => ({
        modifiedCount: await changeRole(db, callerOf(request), request.params.id, request.body.role, now()),
      }),
    }),
  );
  app.route(
    contractRoute(schemas.deleteUser, {
      handler: async (request) => ({
        deletedCount: await removeUser(db, callerOf(request), request.params.id, now()),
      }),
    }),
  );
};
