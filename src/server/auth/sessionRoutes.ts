import type { FastifyInstance } from 'fastify';
import * as calls from '#contract/users.ts';
import { usersChecks as checks } from '#contract/usersSchemas.ts';
import { createRateLimit } from '../http/rateLimit.ts';
import { registerRoute } from '../http/registerRoute.ts';
import type { Limits } from '../settings.ts';
import type { Authorizer } from './authorizer.ts';
import type { Identity } from './idTokens.ts';
import { forgetAccount, hasRole, issueToken, registerUser, type SessionDeps } from './sessionService.ts';

/** Routes for tokens, registration, role flags and deleting the account (API-1, API-2, API-6, AU-12). */
export const sessionRoutes = (
  app: FastifyInstance,
  needs: SessionDeps & { authorizer: Authorizer; limits: Limits },
): void => {
  const { db, authorizer, limits } = needs;
  const signIns = {
    rate: createRateLimit(limits.signIns),
    key: ({ caller }: { caller: Identity }) => caller.uid,
  };
  const identity = { authorize: authorizer.identity, limit: signIns };
  const account = { authorize: authorizer.account };
  registerRoute(app, calls.requestToken, checks.requestToken, identity, async ({ body, caller }) => ({
    token: await issueToken(needs, caller, body.email),
  }));
  registerRoute(app, calls.postUser, checks.postUser, identity, async ({ body, caller }) => ({
    insertedId: await registerUser(needs, caller, body),
  }));
  registerRoute(app, calls.deleteAccount, checks.deleteAccount, account, async ({ caller }) => ({
    deletedCount: await forgetAccount(db, caller),
  }));
  registerRoute(app, calls.isAdmin, checks.isAdmin, account, async ({ params, caller }) => ({
    admin: await hasRole(db, caller, params.email, 'admin'),
  }));
  registerRoute(app, calls.isCustomer, checks.isCustomer, account, async ({ params, caller }) => ({
    customer: await hasRole(db, caller, params.email, 'customer'),
  }));
};
