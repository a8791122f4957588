import { SignJWT } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createShopTokens } from '#server/auth/shopTokens.ts';
import type { Database } from '#server/database/database.ts';
import { sharedSecrets } from '#server/database/schema/schema.ts';
import { type LentDatabase, lendDatabase } from '../../support/servers/lendDatabase.ts';
import { embedded } from '../../support/servers/testDatabases.ts';

const time = new Date('2026-03-02T09:00:00Z');
const now = (): Date => time;
const seconds = time.getTime() / 1000;
const mina = { uid: 'uid-1', email: 'mina@people.example', emailVerified: true };
const secret = 'correct horse battery staple, and then some';

describe('the shop’s own tokens', () => {
  let lent: LentDatabase;
  let database: Database;
  beforeAll(async () => {
    lent = await lendDatabase(embedded);
    database = lent.database;
  });
  afterAll(() => lent?.giveBack());

  const tokens = (tokenSecret: string | null) =>
    createShopTokens(database.db, now, { tokenSeconds: 60, tokenSecret });

  it('are signed with TOKEN_SECRET where it is set, and the database is left without a secret', async () => {
    const token = await tokens(secret).mint(mina);

    expect(await tokens(secret).verify(token)).toEqual(mina);
    expect(await database.db.select().from(sharedSecrets)).toEqual([]);
    await expect(tokens(`${secret}!`).verify(token)).rejects.toMatchObject({ code: 'signInNeeded' });
    await expect(tokens(null).verify(token)).rejects.toMatchObject({ code: 'signInNeeded' });
  });

  it('are signed with a secret of the database otherwise, which all processes share', async () => {
    const token = await tokens(null).mint(mina);

    expect(await tokens(null).verify(token)).toEqual(mina);
    await expect(tokens(secret).verify(token)).rejects.toMatchObject({ code: 'signInNeeded' });
  });

  it('API-1 are refused when they never end', async () => {
    const unfinished = new SignJWT({ email: mina.email, email_verified: true })
      .setProtectedHeader({ alg: 'HS256' })
      .setSubject(mina.uid)
      .setIssuer('shop')
      .setAudience('shop-accounts')
      .setIssuedAt(seconds);
    const sign = (token: SignJWT) => token.sign(new TextEncoder().encode(secret));
    const endless = await sign(unfinished);

    await expect(tokens(secret).verify(endless)).rejects.toMatchObject({ code: 'signInNeeded' });
    expect(await tokens(secret).verify(await sign(unfinished.setExpirationTime(seconds + 60)))).toEqual(mina);
  });

  it('API-1 are refused from the second they expire, also by a process that has accepted them', async () => {
    let current = time;
    const own = createShopTokens(database.db, () => current, { tokenSeconds: 60, tokenSecret: secret });
    const token = await own.mint(mina);

    current = new Date(time.getTime() + 59_999);
    expect([await own.verify(token), await own.verify(token)]).toEqual([mina, mina]);
    current = new Date(time.getTime() + 60_000);
    await expect(own.verify(token)).rejects.toMatchObject({ code: 'signInNeeded' });
  });
});
