import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { decodeJwt } from 'jose';
import { isAdmin, isStaff, type Role, roleInForce } from '#domain/role.ts';
import { forbidden, unauthorized } from '../apiError.ts';
import type { Actor } from '../audit/recordAction.ts';
import type { Db } from '../database/openDatabase.ts';
import type { Identity, IdentityProvider } from './idTokens.ts';
import type { Bearer, ShopTokens } from './shopTokens.ts';
import { findAccount } from './usersRepository.ts';

/** The user that sends the request, with the current name and the role in force from the shop's database. */
export interface Caller extends Bearer, Actor {
  readonly userId: string;
  /** The stored role, which is another one than `role` while the address is not verified (AU-13). */
  readonly grantedRole: Role;
}

type Hook = (request: FastifyRequest, reply: FastifyReply) => Promise<void>;

/** Hooks that refuse a request or set its `caller`; a route takes one as its `preValidation`. */
export interface Authorize {
  /** Leaves `caller` null without an Authorization header (a guest); otherwise the token must be valid. */
  readonly guestOrAccount: Hook;
  /**
   * As `guestOrAccount` for what only customers do, some by the link of an order, so that no cache may keep the reply:
   * refuses staff, whose acts bear their own names, also while their address is not verified.
   */
  readonly guestOrCustomer: Hook;
  readonly account: Hook;
  /** Who works orders and products: admins and staff (MD-10). */
  readonly staff: Hook;
  readonly admin: Hook;
  /** Sets `identity`: the account of the ID token, whether or not the shop has a user for it. */
  readonly identity: Hook;
}

declare module 'fastify' {
  interface FastifyInstance {
    readonly authorize: Authorize;
  }
  interface FastifyRequest {
    caller: Caller | null;
    identity: Identity | null;
  }
}

/** The caller of a route whose `preValidation` is `authorize.account`, `.staff` or `.admin`. */
export const callerOf = ({ caller }: Pick<FastifyRequest, 'caller'>): Caller => {
  if (caller === null) throw new Error('The route does not authorize its caller.');
  return caller;
};

/** The identity of a route whose `preValidation` is `authorize.identity`. */
export const identityOf = ({ identity }: Pick<FastifyRequest, 'identity'>): Identity => {
  if (identity === null) throw new Error('The route does not identify its caller.');
  return identity;
};

const bearerToken = ({ headers }: FastifyRequest): string => {
  const token = /^Bearer +([^\s]+)$/i.exec(headers.authorization ?? '')?.[1];
  if (token === undefined) throw unauthorized();
  return token;
};

/** When the shop's token of an authorized request expires. */
export const tokenExpiry = (request: FastifyRequest): Date =>
  new Date((decodeJwt(bearerToken(request)).exp ?? 0) * 1000);

const demand = ({ role, grantedRole }: Caller, isAllowed: (role: Role) => boolean): void => {
  if (isAllowed(role)) return;
  if (isAllowed(grantedRole)) throw forbidden('Your e-mail address is not verified. Please verify it first.');
  throw forbidden();
};

export interface AuthorizationOptions {
  readonly db: Db;
  readonly tokens: ShopTokens;
  readonly provider: IdentityProvider;
}

const createAuthorize = ({ db, tokens, provider }: AuthorizationOptions): Authorize => {
  const account: Hook = async (request, reply) => {
    const bearer = await tokens.verify(bearerToken(request));
    const stored = await findAccount(db, bearer.uid);
    if (stored === null || stored.removed)
      throw unauthorized('This account is not known to the shop any more.');
    request.caller = {
      ...bearer,
      userId: stored.id,
      name: stored.name || stored.email,
      grantedRole: stored.role,
      role: roleInForce(stored.role, bearer.emailVerified),
      requestId: request.id,
    };
    reply.header('cache-control', 'no-store');
  };
  const guestOrAccount: Hook = async (request, reply) => {
    if (request.headers.authorization !== undefined) await account(request, reply);
  };
  return {
    guestOrAccount,
    guestOrCustomer: async (request, reply) => {
      reply.header('cache-control', 'no-store');
      await guestOrAccount(request, reply);
      if (isStaff(request.caller?.grantedRole ?? null))
        throw forbidden('Staff act in their own name, not as the customer of an order.');
    },
    account,
    staff: async (request, reply) => {
      await account(request, reply);
      demand(callerOf(request), isStaff);
    },
    admin: async (request, reply) => {
      await account(request, reply);
      demand(callerOf(request), isAdmin);
    },
    identity: async (request, reply) => {
      request.identity = await provider.verify(bearerToken(request));
      reply.header('cache-control', 'no-store');
    },
  };
};

/** Decorates the server with `authorize` and each request with `caller` and `identity`. */
export const authorization = fastifyPlugin(
  async (app: FastifyInstance, options: AuthorizationOptions) => {
    app.decorateRequest('caller', null);
    app.decorateRequest('identity', null);
    app.decorate('authorize', createAuthorize(options));
  },
  { name: 'authorization', fastify: '5.x' },
);
