import { errors, jwtVerify, SignJWT } from 'jose';
import { LRUCache } from 'lru-cache';
import type { Db } from '../database/database.ts';
import { sharedSecret } from '../database/queries/sharedSecret.ts';
import { unauthorized } from '../errors/apiError.ts';
import type { Settings } from '../settings/settings.ts';
import type { Identity } from './idTokens.ts';

/** The shop's own tokens: HS256 with TOKEN_SECRET, or with a secret that is stored in the database. */

/** The account that a token identifies. */
export type Bearer = Omit<Identity, 'name' | 'authTime'>;

export interface ShopTokens {
  /** A new token for the account. */
  mint(bearer: Bearer): Promise<string>;
  /** Throws an ApiError for a token that is not this shop's or has expired. */
  verify(token: string): Promise<Bearer>;
}

/** A token that was verified; it stays valid until it expires. */
interface VerifiedToken {
  readonly bearer: Bearer;
  /** Seconds since 1970. */
  readonly expiresAt: number;
}

/** The most verified tokens that are remembered, half a kilobyte each; any other token is verified again. */
const maxVerified = 1000;

const issuer = 'shop';
const audience = 'shop-accounts';
const secretName = 'tokens';

/** Makes and verifies the shop's tokens. Reads the secret from the database only if the settings have none. */
export const createShopTokens = (
  db: Db,
  now: () => Date,
  { tokenSeconds, tokenSecret }: Pick<Settings, 'tokenSeconds' | 'tokenSecret'>,
): ShopTokens => {
  let key: Uint8Array | undefined = tokenSecret === null ? undefined : new TextEncoder().encode(tokenSecret);
  const secret = async () => {
    key ??= await sharedSecret(db, secretName);
    return key;
  };
  const verifySignature = async (token: string): Promise<VerifiedToken> => {
    const { payload } = await jwtVerify(token, await secret(), {
      algorithms: ['HS256'],
      issuer,
      audience,
      currentDate: now(),
      // jose checks `exp` only when the token has one.
      requiredClaims: ['exp'],
    });
    if (!payload.sub || typeof payload.email !== 'string') throw unauthorized();
    // `requiredClaims` refuses a token without `exp`; the 0 is for the type alone.
    const { sub: uid, email, email_verified: emailVerified, exp: expiresAt = 0 } = payload;
    return { bearer: { uid, email, emailVerified: emailVerified === true }, expiresAt };
  };
  // Each call brings the same token: to verify it each time would be a sixth of the processor time of a list for an admin.
  const verifiedTokens = new LRUCache<string, VerifiedToken>({ max: maxVerified });
  return {
    mint: async ({ uid, email, emailVerified }) => {
      const seconds = Math.floor(now().getTime() / 1000);
      return new SignJWT({ email, email_verified: emailVerified })
        .setProtectedHeader({ alg: 'HS256' })
        .setSubject(uid)
        .setIssuer(issuer)
        .setAudience(audience)
        .setIssuedAt(seconds)
        .setExpirationTime(seconds + tokenSeconds)
        .sign(await secret());
    },
    verify: async (token) => {
      const remembered = verifiedTokens.get(token);
      const isStillValid = remembered !== undefined && remembered.expiresAt > now().getTime() / 1000;
      if (isStillValid) return remembered.bearer;
      try {
        const verified = await verifySignature(token);
        verifiedTokens.set(token, verified);
        return verified.bearer;
      } catch (error) {
        if (error instanceof errors.JOSEError)
          throw unauthorized('Your session has expired. Please sign in again.');
        throw error;
      }
    },
  };
};
