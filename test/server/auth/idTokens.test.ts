import {
  createLocalJWKSet,
  errors,
  exportJWK,
  generateKeyPair,
  type JWTPayload,
  SignJWT,
  UnsecuredJWT,
} from 'jose';
import { beforeAll, describe, expect, it } from 'vitest';
import { firebaseIdentity, type IdentityProvider } from '#server/auth/idTokens.ts';

const time = new Date('2026-03-02T09:00:00Z');
const seconds = time.getTime() / 1000;
const firebase = { apiKey: 'key', authDomain: 'shop.firebaseapp.com', projectId: 'shop' };
const claims: JWTPayload = {
  iss: 'https://securetoken.google.com/shop',
  aud: 'shop',
  sub: 'uid-1',
  iat: seconds,
  exp: seconds + 3600,
  auth_time: seconds,
  email: 'Mina@People.example',
  email_verified: true,
  name: 'Mina',
};

describe('the ID tokens of a Firebase project', () => {
  let provider: IdentityProvider;
  let sign: (
    changes?: JWTPayload,
    header?: { readonly alg?: string; readonly kid?: string },
  ) => Promise<string>;
  beforeAll(async () => {
    const { publicKey, privateKey } = await generateKeyPair('RS256');
    const keys = createLocalJWKSet({
      keys: [{ ...(await exportJWK(publicKey)), kid: 'google', alg: 'RS256' }],
    });
    provider = firebaseIdentity({ emulator: false, firebase }, () => time, keys);
    sign = (changes = {}, { alg = 'RS256', kid = 'google' } = {}) => {
      const token = new SignJWT({ ...claims, ...changes }).setProtectedHeader({ alg, kid });
      return token.sign(
        alg === 'HS256' ? new TextEncoder().encode('a secret that is long enough to sign') : privateKey,
      );
    };
  });

  it('API-1 names the account of a token that Google signed', async () => {
    expect(await provider.verify(await sign())).toEqual({
      uid: 'uid-1',
      email: 'mina@people.example',
      emailVerified: true,
      name: 'Mina',
      authTime: claims.auth_time,
    });
    expect(await provider.verify(await sign({ email_verified: undefined, name: undefined }))).toMatchObject({
      emailVerified: false,
      name: '',
    });
  });

  it.each([
    ['that is not in NFC', ' Rene\u0301\u200b ', 'Ren\u00e9'],
    ['without a letter or a digit', '\u2606', ''],
    ['that is too long', 'M'.repeat(121), 'M'.repeat(120)],
  ])('API-1 API-6 reads a name %s as the shop stores names', async (_name, name, read) => {
    expect((await provider.verify(await sign({ name }))).name).toBe(read);
  });

  it.each<[string, () => Promise<string>]>([
    ['unsigned', async () => new UnsecuredJWT(claims).encode()],
    ['of another signer', () => sign({}, { alg: 'HS256' })],
    ['under an unknown key', () => sign({}, { kid: 'another' })],
    ['of another project', () => sign({ aud: 'another' })],
    ['of another issuer', () => sign({ iss: 'https://securetoken.google.com/another' })],
    ['that is over', () => sign({ exp: seconds - 1 })],
    ['that never ends', () => sign({ exp: undefined })],
    ['of nobody', () => sign({ sub: '' })],
    ['of a sign-in that is to come', () => sign({ auth_time: seconds + 3600 })],
    ['that is none', async () => 'a.b.c'],
  ])('API-1 refuses a token %s', async (_name, token) => {
    await expect(provider.verify(await token())).rejects.toMatchObject({ code: 'signInNeeded' });
  });

  it('CL-1 takes a sign-in of this moment while the clock of its own process is ten minutes slow', async () => {
    const tenMinutesOn = seconds + 600;
    const token = await sign({ iat: tenMinutesOn, auth_time: tenMinutesOn, exp: tenMinutesOn + 3600 });

    expect(await provider.verify(token)).toMatchObject({ uid: 'uid-1', authTime: tenMinutesOn });
  });

  it('API-1 refuses an account without an e-mail address', async () => {
    await expect(provider.verify(await sign({ email: undefined }))).rejects.toMatchObject({
      code: 'notAllowed',
    });
  });

  it.each<[string, Error]>([
    ['cannot be fetched', new TypeError('fetch failed')],
    ['are malformed, as when a proxy answers', new errors.JWKSInvalid('JSON Web Key Set malformed')],
  ])(
    "API-1 blames Google's keys, not the token, and gives the log the cause, when they %s",
    async (_name, cause) => {
      const away = firebaseIdentity(
        { emulator: false, firebase },
        () => time,
        async () => {
          throw cause;
        },
      );

      await expect(away.verify(await sign())).rejects.toMatchObject({ code: 'unavailable', cause });
    },
  );

  it('with the emulator takes its unsigned tokens and no signed one', async () => {
    const emulator = firebaseIdentity({ emulator: true, firebase }, () => time);

    expect((await emulator.verify(new UnsecuredJWT(claims).encode())).uid).toBe('uid-1');
    await expect(emulator.verify(await sign())).rejects.toMatchObject({ code: 'signInNeeded' });
  });

  it('API-1 with the emulator too refuses a token that never ends', async () => {
    const emulator = firebaseIdentity({ emulator: true, firebase }, () => time);
    const { exp: _, ...endless } = claims;

    await expect(emulator.verify(new UnsecuredJWT(endless).encode())).rejects.toMatchObject({
      code: 'signInNeeded',
    });
  });
});
