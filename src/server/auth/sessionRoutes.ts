import type { FastifyInstance } from 'fastify';
import * as calls from '#contract/users.ts';
import { usersChecks as checks } from '#contract/usersChecks.ts';
import { mount } from '../http/mount.ts';
import { createRateLimit } from '../http/rateLimit.ts';
import type { Limits } from '../settings.ts';
import type { Access } from './access.ts';
import type { Identity } from './idTokens.ts';
import { forgetAccount, giveToken, hasRole, registerUser, type SessionNeeds } from './sessionWork.ts';

/** Tokens, registering, the role flags and leaving (API-1, API-2, API-6, AU-12). */
export const sessionRoutes = (
  app: FastifyInstance,
  needs: SessionNeeds & { access: Access; limits: Limits },
): void => {
  const { db, access, limits } = needs;
  const signIns = {
    rate: createRateLimit(limits.signIns),
    key: ({ caller }: { caller: Identity }) => caller.uid,
  };
  const identity = { may: access.identity, limit: signIns };
  const account = { may: access.account };
  mount(app, calls.requestToken, checks.requestToken, identity, async ({ body, caller }) => ({
    token: await giveToken(needs, caller, body.email),
  }));
  mount(app, calls.postUser, checks.postUser, identity, async ({ body, caller }) => ({
    insertedId: await registerUser(needs, caller, body),
  }));
  mount(app, calls.deleteAccount, checks.deleteAccount, account, async ({ caller }) => ({
    deletedCount: await forgetAccount(db, caller),
  }));
  mount(app, calls.isAdmin, checks.isAdmin, account, async ({ params, caller }) => ({
    admin: await hasRole(db, caller, params.email, 'admin'),
  }));
  mount(app, calls.isCustomer, checks.isCustomer, account, async ({ params, caller }) => ({
    customer: await hasRole(db, caller, params.email, 'customer'),
  }));
};
