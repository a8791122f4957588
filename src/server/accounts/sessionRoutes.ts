import type { FastifyPluginAsync, FastifyRequest } from 'fastify';
import {
  checkStaffCall,
  deleteAccountCall,
  isAdminCall,
  isCustomerCall,
  postUserCall,
  requestTokenCall,
  setAccountLanguageCall,
} from '#contract/accounts/users.ts';
import { callerOf, identityOf } from '../auth/authorization.ts';
import { answerCall } from '../http/routes/answerCall.ts';
import type { RateLimits } from '../settings/settings.ts';
import {
  forgetAccount,
  issueToken,
  languageOf,
  registerUser,
  rolesOf,
  type SessionDeps,
  type SignIn,
  setLanguage,
  withheldRoleOf,
} from './sessionService.ts';

export interface SessionOptions extends SessionDeps {
  readonly limits: Pick<RateLimits, 'signIns'>;
}

const signInOf = (request: FastifyRequest): SignIn => ({
  identity: identityOf(request),
  requestId: request.id,
});

/** Routes for tokens, registration, role flags and the caller's own account (API-1, API-2, API-6, AU-12, BN-2, SEC-16). */
export const sessionRoutes: FastifyPluginAsync<SessionOptions> = async (app, options) => {
  const { db, limits } = options;
  const rate = app.perMinute('sign-ins', limits.signIns);
  const limit = { rate, key: (request: FastifyRequest) => identityOf(request).uid };
  answerCall(
    app,
    requestTokenCall,
    async (request) => ({ token: await issueToken(options, signInOf(request), request.body.email) }),
    { limit },
  );
  answerCall(
    app,
    postUserCall,
    async (request) => ({ insertedId: await registerUser(options, signInOf(request), request.body) }),
    { limit },
  );
  answerCall(app, deleteAccountCall, async (request) => ({
    deletedCount: await forgetAccount(db, callerOf(request)),
  }));
  answerCall(app, setAccountLanguageCall, async (request) => ({
    modifiedCount: await setLanguage(db, callerOf(request), request.body.language),
  }));
  answerCall(app, isAdminCall, async (request) => {
    const { email } = request.params;
    const roles = await rolesOf(db, callerOf(request), email);
    return {
      admin: roles.includes('admin'),
      // Several accounts may have the address; this is the role of one of them.
      role: roles[0],
      withheld: withheldRoleOf(callerOf(request), email),
      language: languageOf(callerOf(request), email),
    };
  });
  answerCall(app, isCustomerCall, async (request) => {
    const roles = await rolesOf(db, callerOf(request), request.params.email);
    return { customer: roles.includes('customer') };
  });
  // A proxy in front of the shop asks this before it lets a request around its cache (SEC-16); `access` refuses all but staff.
  answerCall(app, checkStaffCall, async (request) => ({ role: callerOf(request).role }));
};
