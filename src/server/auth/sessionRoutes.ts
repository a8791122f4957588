import type { FastifyPluginAsync, FastifyRequest } from 'fastify';
import { usersSchemas as schemas } from '#contract/usersSchemas.ts';
import { contractRoute } from '../http/contractRoute.ts';
import type { Limits } from '../settings.ts';
import { callerOf, identityOf } from './authorization.ts';
import {
  forgetAccount,
  issueToken,
  registerUser,
  rolesOf,
  type SessionDeps,
  type SignIn,
  withheldRoleOf,
} from './sessionService.ts';

export interface SessionOptions extends SessionDeps {
  readonly limits: Pick<Limits, 'signIns'>;
}

const signInOf = (request: FastifyRequest): SignIn => ({
  identity: identityOf(request),
  requestId: request.id,
});

/** Routes for tokens, registration, role flags, the check of a proxy (SEC-16) and deleting the account (API-1, API-2, API-6, AU-12). */
export const sessionRoutes: FastifyPluginAsync<SessionOptions> = async (app, options) => {
  const { db, limits } = options;
  const { account, identity, staff } = app.authorize;
  const rate = app.perMinute('sign-ins', limits.signIns);
  app.route(
    contractRoute(schemas.requestToken, {
      preValidation: identity,
      limit: { rate, key: (request) => identityOf(request).uid },
      handler: async (request) => ({
        token: await issueToken(options, signInOf(request), request.body.email),
      }),
    }),
  );
  app.route(
    contractRoute(schemas.postUser, {
      preValidation: identity,
      limit: { rate, key: (request) => identityOf(request).uid },
      handler: async (request) => ({
        insertedId: await registerUser(options, signInOf(request), request.body),
      }),
    }),
  );
  app.route(
    contractRoute(schemas.deleteAccount, {
      preValidation: account,
      handler: async (request) => ({ deletedCount: await forgetAccount(db, callerOf(request)) }),
    }),
  );
  app.route(
    contractRoute(schemas.isAdmin, {
      preValidation: account,
      handler: async (request) => {
        const { email } = request.params;
        const roles = await rolesOf(db, callerOf(request), email);
        return {
          admin: roles.includes('admin'),
          role: roles[0],
          withheld: withheldRoleOf(callerOf(request), email),
        };
      },
    }),
  );
  app.route(
    contractRoute(schemas.isCustomer, {
      preValidation: account,
      handler: async (request) => ({
        customer: (await rolesOf(db, callerOf(request), request.params.email)).includes('customer'),
      }),
    }),
  );
  app.route(
    contractRoute(schemas.checkStaff, {
      preValidation: staff,
      handler: async (request) => ({ role: callerOf(request).role }),
    }),
  );
};
