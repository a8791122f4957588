import type { FastifyInstance, FastifyReply, FastifyRequest, RouteOptions } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { decodeJwt } from 'jose';
import type { Access } from '#contract/call/access.ts';
import { isAdmin, isStaff, type Role, roleInForce } from '#domain/accounts/role.ts';
import type { Language } from '#domain/values/language.ts';
import type { Db } from '../database/database.ts';
import { forbidden, unauthorized } from '../errors/apiError.ts';
import { StartError } from '../errors/startError.ts';
import type { Identity, IdentityProvider } from './idTokens.ts';
import type { Bearer, ShopTokens } from './shopTokens.ts';
import { findAccount } from './usersRepository.ts';

/** The account that acts, and the id of its request. */
export interface Actor {
  readonly uid: string;
  /** The account's name, or its e-mail address when it has none. */
  readonly name: string;
  readonly email: string;
  readonly role: Role;
  /** The request's id in the server's log. */
  readonly requestId: string;
}

/** Who did something, and when, as ledgers and histories store it. */
export interface ActorAt {
  /** The uid of an account, or a name for a courier, the payment gateway, the holder of a link or the shop itself. */
  readonly uid: string;
  /** '' for a customer in the ledger of stock. */
  readonly name: string;
  readonly at: Date;
}

/** The actor as the one who does something now. */
export const actorAt = ({ uid, name }: Pick<Actor, 'uid' | 'name'>, at: Date): ActorAt => ({ uid, name, at });

/** The user who sends the request, with the current name and the role in force, from the shop's database. */
export interface Caller extends Bearer, Actor {
  readonly userId: string;
  /** The stored role, which may give more rights than `role` while the address is not verified (AU-13). */
  readonly grantedRole: Role;
  /** The language of the user's dashboard; `null` until one is chosen (BN-2). */
  readonly language: Language | null;
}

type Hook = (request: FastifyRequest, reply: FastifyReply) => Promise<void>;

/** For each `access` of a call, the hook that refuses a request or sets its `caller` or `identity`. */
export type Authorize = Readonly<Record<Access, Hook>>;

declare module 'fastify' {
  interface FastifyInstance {
    readonly authorize: Authorize;
  }
  interface FastifyRequest {
    caller: Caller | null;
    identity: Identity | null;
  }
}

/** The caller of a call whose `access` is `signedIn`, `staff` or `admin`. */
export const callerOf = ({ caller }: Pick<FastifyRequest, 'caller'>): Caller => {
  if (caller === null) throw new Error('The route does not authorize its caller.');
  return caller;
};

/** The identity of a call whose `access` is `idToken`. */
export const identityOf = ({ identity }: Pick<FastifyRequest, 'identity'>): Identity => {
  if (identity === null) throw new Error('The route does not identify its caller.');
  return identity;
};

const bearerToken = ({ headers }: FastifyRequest): string => {
  const token = /^Bearer +([^\s]+)$/i.exec(headers.authorization ?? '')?.[1];
  if (token === undefined) throw unauthorized();
  return token;
};

/** When the shop's token that came with the request expires; the request is already authorized. */
export const tokenExpiry = (request: FastifyRequest): Date => {
  // A verified token has an expiry; the 0 is for the type alone.
  const { exp: expirySeconds = 0 } = decodeJwt(bearerToken(request));
  return new Date(expirySeconds * 1000);
};

/** Throws an ApiError unless the role in force is allowed; it says so if only the verification of the address is missing. */
const requireRole = ({ role, grantedRole }: Caller, isAllowed: (role: Role) => boolean): void => {
  if (isAllowed(role)) return;
  if (isAllowed(grantedRole)) throw forbidden('Your e-mail address is not verified. Please verify it first.');
  throw forbidden();
};

/** Keeps the response out of all caches, since it is for one caller only. */
const forbidStorage: Hook = async (_request, reply) => {
  reply.header('cache-control', 'no-store');
};

export interface AuthorizationOptions {
  readonly db: Db;
  readonly tokens: ShopTokens;
  readonly provider: IdentityProvider;
}

const createAuthorize = ({ db, tokens, provider }: AuthorizationOptions): Authorize => {
  const signedIn: Hook = async (request, reply) => {
    await forbidStorage(request, reply);
    const bearer = await tokens.verify(bearerToken(request));
    const stored = await findAccount(db, bearer.uid);
    if (stored === null || stored.removed) throw unauthorized('The shop no longer knows this account.');
    request.caller = {
      ...bearer,
      userId: stored.id,
      name: stored.name || stored.email,
      grantedRole: stored.role,
      language: stored.language,
      role: roleInForce(stored.role, bearer.emailVerified),
      requestId: request.id,
    };
  };
  const guestOrSignedIn: Hook = async (request, reply) => {
    await forbidStorage(request, reply);
    if (request.headers.authorization !== undefined) await signedIn(request, reply);
  };
  return {
    everyone: async () => undefined,
    secretInBody: forbidStorage,
    guestOrSignedIn,
    guestOrCustomer: async (request, reply) => {
      await guestOrSignedIn(request, reply);
      // The granted role counts, so that staff are also refused while their address is not verified.
      if (isStaff(request.caller?.grantedRole ?? null))
        throw forbidden('Staff act in their own name, not as the customer of an order.');
    },
    signedIn,
    staff: async (request, reply) => {
      await signedIn(request, reply);
      requireRole(callerOf(request), isStaff);
    },
    admin: async (request, reply) => {
      await signedIn(request, reply);
      requireRole(callerOf(request), isAdmin);
    },
    idToken: async (request, reply) => {
      await forbidStorage(request, reply);
      request.identity = await provider.verify(bearerToken(request));
    },
  };
};

/** Whether the URL is one of the few under /api that are no calls and open to everyone: the check for monitors, the API's description. */
const isAllowedWithoutCall = (url: string): boolean =>
  /^\/api\/(health|openapi\.json|docs(\/.*)?)$/.test(url);

/** Refuses a route under /api that `answerCall` did not add: it would be open to everyone. */
const refuseWithoutCall = ({ method, url, config }: RouteOptions): void => {
  const isOfContract = config?.call !== undefined;
  const isUnderApi = /^\/api(\/|$)/.test(url);
  if (isOfContract || !isUnderApi || isAllowedWithoutCall(url)) return;
  throw new StartError(
    `${String(method)} ${url} is no call of the contract, so nothing says who may make it: add the route with answerCall.`,
  );
};

/** Decorates the server with `authorize` and each request with `caller` and `identity`; refuses routes under /api that are no calls. */
export const authorization = fastifyPlugin(async (app: FastifyInstance, options: AuthorizationOptions) => {
  app.decorateRequest('caller', null);
  app.decorateRequest('identity', null);
  app.decorate('authorize', createAuthorize(options));
  app.addHook('onRoute', refuseWithoutCall);
});
