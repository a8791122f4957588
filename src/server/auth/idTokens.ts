import {
  createRemoteJWKSet,
  errors,
  type JWTPayload,
  type JWTVerifyGetKey,
  jwtVerify,
  UnsecuredJWT,
} from 'jose';
import { accountName } from '#domain/accounts/accountName.ts';
import { normalizeEmail } from '#domain/values/email.ts';
import { isStorable } from '../database/queries/isStorable.ts';
import { ApiError, invalid, unauthorized } from '../errors/apiError.ts';
import type { Settings } from '../settings/settings.ts';

/** The account that an ID token identifies. */
export interface Identity {
  readonly uid: string;
  /** Normalized by `normalizeEmail`. */
  readonly email: string;
  readonly emailVerified: boolean;
  /** As `accountName` returns it; '' also if the provider has no name for the account. */
  readonly name: string;
  /** When the user signed in, in seconds since 1970; the same in all tokens of one sign-in. */
  readonly authTime: number;
}

export interface IdentityProvider {
  /** The identity of a valid ID token; throws an ApiError otherwise. */
  verify(idToken: string): Promise<Identity>;
}

const googleKeysUrl =
  'https://www.googleapis.com/service_accounts/v1/jwk/securetoken@system.gserviceaccount.com';
const googleKeys = (): JWTVerifyGetKey => createRemoteJWKSet(new URL(googleKeysUrl));
/** How far the provider's clock may be ahead of this process's, as the clocks of two processes may differ (CL-1). */
const skewSeconds = 600;

/** Whether a claim is text that the database can store; jose's types do not guarantee what a token holds. */
const isText = (claim: unknown): claim is string =>
  typeof claim === 'string' && claim !== '' && isStorable(claim);

const readIdentity = (claims: JWTPayload, now: Date): Identity => {
  const { sub, email, auth_time: authTime, email_verified: emailVerified, name } = claims;
  const latestAuthTime = now.getTime() / 1000 + skewSeconds;
  if (!isText(sub) || typeof authTime !== 'number' || authTime > latestAuthTime) throw unauthorized();
  if (!isText(email)) throw new ApiError('notAllowed', 'An account needs an e-mail address here.');
  if (typeof name === 'string' && !isStorable(name))
    throw invalid('name', 'The name of your account has an invalid character.');
  return {
    uid: sub,
    email: normalizeEmail(email),
    emailVerified: emailVerified === true,
    name: typeof name === 'string' ? accountName(name) : '',
    authTime,
  };
};

/** The codes of jose's errors which mean that Google's keys cannot be fetched, or that a proxy answers in Google's place. */
const keyFaults: ReadonlySet<string> = new Set(['ERR_JWKS_TIMEOUT', 'ERR_JOSE_GENERIC', 'ERR_JWKS_INVALID']);

/** Whether the error means that the token is invalid. */
const isTokenFault = (error: unknown): boolean =>
  error instanceof errors.JOSEError && !keyFaults.has(error.code);

/**
 * Verifies ID tokens of the Firebase project, which are signed by Google's keys with RS256; with the emulator it accepts
 * unsigned tokens only.
 */
export const firebaseIdentity = (
  { emulator, firebase }: Pick<Settings, 'emulator' | 'firebase'>,
  now: () => Date,
  keys: JWTVerifyGetKey = googleKeys(),
): IdentityProvider => {
  const verifyClaims = async (idToken: string): Promise<JWTPayload> => {
    const rules = {
      issuer: `https://securetoken.google.com/${firebase.projectId}`,
      audience: firebase.projectId,
      currentDate: now(),
      // jose checks `exp` only when the token has one.
      requiredClaims: ['exp'],
    };
    if (emulator) return UnsecuredJWT.decode(idToken, rules).payload;
    const { payload } = await jwtVerify(idToken, keys, { ...rules, algorithms: ['RS256'] });
    return payload;
  };
  return {
    verify: async (idToken) => {
      const claims = await verifyClaims(idToken).catch((error: unknown) => {
        if (isTokenFault(error)) throw unauthorized();
        throw new ApiError(
          'unavailable',
          "The sign-in service can't be reached right now. Please try again.",
          {},
          { cause: error },
        );
      });
      return readIdentity(claims, now());
    },
  };
};
