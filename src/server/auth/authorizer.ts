import type { FastifyRequest } from 'fastify';
import type { Role } from '#domain/order.ts';
import type { Db } from '../database/openDatabase.ts';
import { forbidden, unauthorized } from '../http/refusal.ts';
import type { Identity, IdentityProvider } from './idTokens.ts';
import type { Bearer, ShopTokens } from './shopTokens.ts';
import { findAccount } from './usersRepository.ts';

/** The user that sends the request, with the current role from the shop's database. */
export interface Caller extends Bearer {
  readonly userId: string;
  readonly role: Role;
}

/** Each method returns the caller or throws a Refusal; a route takes one as its `authorize`. */
export interface Authorizer {
  anyone(request: FastifyRequest): Promise<null>;
  /** `null` without an Authorization header (a guest); otherwise the token must be valid. */
  guestOrAccount(request: FastifyRequest): Promise<Caller | null>;
  account(request: FastifyRequest): Promise<Caller>;
  admin(request: FastifyRequest): Promise<Caller>;
  /** The account of the identity provider's ID token, whether or not the shop has a user for it. */
  identity(request: FastifyRequest): Promise<Identity>;
}

const bearerOf = (request: FastifyRequest): string | null => {
  const header = request.headers.authorization;
  if (header === undefined) return null;
  const token = /^Bearer +([^\s]+)$/i.exec(header)?.[1];
  if (token === undefined) throw unauthorized();
  return token;
};

export const createAuthorizer = (db: Db, tokens: ShopTokens, provider: IdentityProvider): Authorizer => {
  const account = async (request: FastifyRequest): Promise<Caller> => {
    const token = bearerOf(request);
    if (token === null) throw unauthorized();
    const bearer = await tokens.verify(token);
    const known = await findAccount(db, bearer.uid);
    if (known === null || known.removed)
      throw unauthorized('This account is not known to the shop any more.');
    return { ...bearer, userId: known.id, role: known.role };
  };
  return {
    anyone: async () => null,
    guestOrAccount: async (request) =>
      request.headers.authorization === undefined ? null : account(request),
    account,
    admin: async (request) => {
      const caller = await account(request);
      if (caller.role !== 'admin') throw forbidden();
      return caller;
    },
    identity: async (request) => {
      const idToken = bearerOf(request);
      if (idToken === null) throw unauthorized();
      return provider.verify(idToken);
    },
  };
};
