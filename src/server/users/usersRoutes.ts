import type { FastifyInstance } from 'fastify';
import * as calls from '#contract/users.ts';
import { usersChecks as checks } from '#contract/usersSchemas.ts';
import type { Authorizer } from '../auth/authorizer.ts';
import type { Db } from '../database/openDatabase.ts';
import { registerRoute } from '../http/registerRoute.ts';
import { setPaginationHeaders } from '../http/setPaginationHeaders.ts';
import { changeRole, listUsers, removeUser } from './usersService.ts';

export interface UsersDeps {
  readonly db: Db;
  readonly authorizer: Authorizer;
  readonly now: () => Date;
}

/** Routes for users (API-6), for admins only. */
export const usersRoutes = (app: FastifyInstance, { db, authorizer, now }: UsersDeps): void => {
  const admin = { authorize: authorizer.admin };
  registerRoute(app, calls.listUsers, checks.listUsers, admin, async ({ query, reply }) =>
    setPaginationHeaders(reply, await listUsers(db, query)),
  );
  registerRoute(app, calls.updateUser, checks.updateUser, admin, async ({ params, body, caller }) => ({
    modifiedCount: await changeRole(db, caller, params.id, body.role),
  }));
  registerRoute(app, calls.deleteUser, checks.deleteUser, admin, async ({ params, caller }) => ({
    deletedCount: await removeUser(db, caller, params.id, now()),
  }));
};
