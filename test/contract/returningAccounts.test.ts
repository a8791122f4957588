import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as calls from '#contract/accounts/users.ts';
import type { Role } from '#domain/accounts/role.ts';
import { forgetAccount, issueToken } from '#server/accounts/sessionService.ts';
import { createShopTokens } from '#server/auth/shopTokens.ts';
import { countAdmins, findAccount } from '#server/auth/usersRepository.ts';
import { openDatabase } from '#server/database/openDatabase.ts';
import { removedAddresses, users } from '#server/database/schema/schema.ts';
import { type Api, adminPerson, type Person, personOf, startApi } from '../support/servers/startApi.ts';
import { testDatabases } from '../support/servers/testDatabases.ts';

const now = () => new Date('2026-03-02T09:07:00.000Z');
const removedSentence = 'The account of this address was removed from the shop. Please contact the shop.';

describe.each(testDatabases())('accounts that come back on $name', (at) => {
  let api: Api;
  let admin: string;
  const other = personOf('second-admin');
  const holder: Person = { ...adminPerson, uid: 'holder-1' };

  beforeAll(async () => {
    api = await startApi(at);
    await api.signIn(holder);
    admin = await api.signIn(other);
    await setRole(other.email, 'admin', await api.signIn(holder));
  });
  afterAll(() => api?.close());

  const idOf = async (email: string, token: string) =>
    (await api.call(calls.listUsersCall, { query: { search: email }, token }))[0]?._id ?? '';
  const setRole = async (email: string, role: Role, token: string) =>
    api.call(calls.updateUserCall, {
      params: { id: await idOf(email, token) },
      body: { role },
      token,
    });
  const remove = async (email: string) =>
    api.call(calls.deleteUserCall, {
      params: { id: await idOf(email, admin) },
      token: admin,
    });
  const enters = async (person: Person, email = person.email) => {
    const { status, refusal } = await api.send(calls.requestTokenCall, {
      body: { email },
      token: api.idToken(person),
    });
    return status === 200 ? 200 : [status, refusal.code, refusal.message];
  };
  const roleOf = async (person: Person) => {
    const token = await api.signIn(person);
    const params = { email: person.email };
    return (await api.call(calls.isAdminCall, { params, token })).admin ? 'admin' : 'customer';
  };
  const leave = async (person: Person) =>
    api.call(calls.deleteAccountCall, { token: await api.signIn(person) });

  it('AU-12 has nothing to forget of an account that another tab forgets at the same moment', async () => {
    const leaving = personOf('leaving-twice');
    await api.signIn(leaving);
    const { id: userId = '' } = (await findAccount(api.db, leaving.uid)) ?? {};
    const { email, name } = leaving;
    const caller = {
      userId,
      uid: leaving.uid,
      email,
      name,
      emailVerified: true,
      role: 'customer',
      grantedRole: 'customer',
      language: null,
      requestId: 'r1',
    } as const;
    // Both were admitted before one of them deleted the row.
    const counts = [await forgetAccount(api.db, caller), await forgetAccount(api.db, caller)];
    expect(counts).toEqual([1, 0]);
  });

  it('API-11 a demoted holder of ADMIN_EMAIL who leaves comes back as a customer, under either uid', async () => {
    const before = await roleOf(holder);
    await setRole(holder.email, 'customer', admin);
    await leave(holder);

    const again = await roleOf(holder);
    await leave(holder);
    const underNewUid = await roleOf({ ...holder, uid: 'holder-2' });

    expect({ before, again, underNewUid }).toEqual({
      before: 'admin',
      again: 'customer',
      underNewUid: 'customer',
    });
  });

  it('US-3 a removed holder of ADMIN_EMAIL does not come back under another uid', async () => {
    await remove(holder.email);

    expect(await enters({ ...holder, uid: 'holder-3' })).toEqual([403, 'notAllowed', removedSentence]);
  });

  it('US-3 a removed customer does not come back under another uid, in any case of the address', async () => {
    const gone = personOf('gone');
    await api.signIn(gone);
    await remove(gone.email);
    const returning = { ...gone, uid: 'gone-again', email: 'GONE@People.Example' };

    const answers = [await enters(gone), await enters(returning)];
    const register = await api.send(calls.postUserCall, {
      body: { name: 'Gone', email: gone.email, role: 'customer' },
      token: api.idToken(returning),
    });

    expect(answers).toEqual([
      [403, 'notAllowed', 'This account was removed from the shop.'],
      [403, 'notAllowed', removedSentence],
    ]);
    expect({ status: register.status, message: register.refusal.message }).toEqual({
      status: 403,
      message: removedSentence,
    });
    expect(await idOf(gone.email, admin)).toBe('');
  });

  it('US-3 an account cannot take a removed address by changing its own', async () => {
    const barred = personOf('barred');
    await api.signIn(barred);
    await remove(barred.email);
    const known = personOf('known');
    await api.signIn(known);

    expect(await enters({ ...known, email: barred.email })).toEqual([403, 'notAllowed', removedSentence]);
    expect(await enters(known)).toBe(200);
  });

  it('AU-12 a person who deleted their own account may come back, also under another uid', async () => {
    const leaver = personOf('leaver');
    await api.signIn(leaver);
    await leave(leaver);
    const same = await roleOf(leaver);
    await leave(leaver);

    expect({ same, another: await roleOf({ ...leaver, uid: 'leaver-2' }) }).toEqual({
      same: 'customer',
      another: 'customer',
    });
  });

  it('US-3 the shop stores a keyed hash of a removed address, against which addresses cannot be tested', async () => {
    const hidden = personOf('hidden');
    await api.signIn(hidden);
    await remove(hidden.email);

    const hashes = (await api.db.select().from(removedAddresses)).map(({ hash }) => hash);
    expect(hashes).not.toEqual([]);
    expect(hashes.filter((hash) => !/^[0-9a-f]{64}$/.test(hash))).toEqual([]);
    expect(hashes).not.toContain(createHash('sha256').update(hidden.email).digest('hex'));
  });
});

describe.each(testDatabases())('the named address on $name', (at) => {
  const named = 'kim@shop.example';

  it('API-11 is not that of a look-alike with U+212A for its K', async () => {
    const api = await startApi(at, { adminEmail: named });
    // The Kelvin sign, which `toLowerCase` turns into a k.
    const lookAlike = { uid: 'u', email: '\u212Aim@shop.example', verified: true, name: 'K' };
    const token = api.idToken(lookAlike);
    const answers = [
      await api.send(calls.requestTokenCall, { body: { email: named }, token }),
      await api.send(calls.postUserCall, { body: { name: 'K', email: named, role: 'admin' }, token }),
    ];
    const admins = await countAdmins(api.db);
    await api.close();

    expect(answers.map(({ status, refusal }) => [status, refusal.message])).toEqual([
      [403, 'That is not the address of your account.'],
      [403, 'That is not the address of your account.'],
    ]);
    expect(admins).toBe(0);
  });

  it('API-11 makes one admin of two accounts that enter at once through two processes, ten times', async () => {
    const made = await at.make();
    const first = await openDatabase(made.settings);
    const isShared = first.kind === 'postgresql';
    // The embedded database is open in one process only.
    const second = isShared ? await openDatabase(made.settings) : first;
    const enter = (db: typeof first.db, uid: string) =>
      issueToken(
        {
          db,
          tokens: createShopTokens(db, now, { tokenSeconds: 60, tokenSecret: null }),
          adminEmail: named,
          now,
        },
        {
          identity: { uid, email: named, emailVerified: true, name: '', authTime: 0 },
          requestId: 'request',
        },
        named,
      );
    const counts: number[] = [];
    for (let round = 0; round < 10; round += 1) {
      await Promise.all([enter(first.db, 'one'), enter(second.db, 'two')]);
      counts.push(await countAdmins(first.db));
      await first.db.delete(users);
    }
    if (isShared) await second.close();
    await first.close();
    await made.remove();

    expect(counts).toEqual(Array.from({ length: 10 }, () => 1));
  });
});
