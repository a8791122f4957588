import type { FastifyInstance } from 'fastify';
import * as calls from '#contract/users.ts';
import { usersChecks as checks } from '#contract/usersChecks.ts';
import type { Access } from '../auth/access.ts';
import type { Db } from '../database/openDatabase.ts';
import { mount } from '../http/mount.ts';
import { tellPage } from '../http/tellPage.ts';
import { listUsers } from './usersRepository.ts';
import { changeRole, removeUser } from './usersWork.ts';

export interface UsersNeeds {
  readonly db: Db;
  readonly access: Access;
  readonly now: () => Date;
}

/** People (API-6), for admins. */
export const usersRoutes = (app: FastifyInstance, { db, access, now }: UsersNeeds): void => {
  const admin = { may: access.admin };
  mount(app, calls.listUsers, checks.listUsers, admin, async ({ query, reply }) =>
    tellPage(reply, await listUsers(db, query)),
  );
  mount(app, calls.updateUser, checks.updateUser, admin, async ({ params, body, caller }) => ({
    modifiedCount: await changeRole(db, caller, params.id, body.role),
  }));
  mount(app, calls.deleteUser, checks.deleteUser, admin, async ({ params, caller }) => ({
    deletedCount: await removeUser(db, caller, params.id, now()),
  }));
};
