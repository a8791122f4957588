import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  isAdminCall,
  listUsersCall,
  postUserCall,
  requestTokenCall,
  updateUserCall,
} from '#contract/accounts/users.ts';
import { listOrdersCall } from '#contract/orders/orders.ts';
import { postProductCall } from '#contract/products/products.ts';
import { exportAuditLogCall, listAuditEntriesCall } from '#contract/staff/audit.ts';
import type { Role } from '#domain/accounts/role.ts';
import { auditText } from '#domain/staff/audit.ts';
import { staffAmong } from '#server/auth/usersRepository.ts';
import { addProduct } from '../support/clients/shopData.ts';
import { signInStaff, staffPerson } from '../support/clients/signInStaff.ts';
import {
  type Api,
  adminPerson,
  type Person,
  personOf,
  startApi,
  unverifiedPersonOf,
} from '../support/servers/startApi.ts';
import { testDatabases } from '../support/servers/testDatabases.ts';

describe.each(testDatabases())('addresses of staff on $name', (at) => {
  let api: Api;
  let admin: string;
  beforeAll(async () => {
    api = await startApi(at);
    admin = await api.signIn(adminPerson);
  });
  afterAll(() => api?.close());

  const find = async (search: string) =>
    (await api.call(listUsersCall, { query: { search }, token: admin }))[0];
  const marksOf = async (email: string) => {
    const user = await find(email);
    return { verified: user?.verified, looksLike: user?.looksLike };
  };
  const setRole = async (email: string, role: Role) =>
    api.send(updateUserCall, {
      params: { id: (await find(email))?._id ?? '' },
      body: { role },
      token: admin,
    });
  /** Status for a call of staff, status for one of admins, and the role that the account is told. */
  const rightsOf = async ({ email }: Person, token: string) => [
    (await api.send(listOrdersCall, { token })).status,
    (await api.send(listUsersCall, { token })).status,
    (await api.call(isAdminCall, { params: { email }, token })).role,
  ];
  const entries = async (account: string) =>
    (
      await api.call(listAuditEntriesCall, {
        query: { account, limit: 100 },
        token: admin,
      })
    ).entries;

  it.each([
    ['staff', [200, 403, 'staff']],
    ['admin', [200, 200, 'admin']],
  ] as const)('AU-13 gives the rights of %s only while the address is verified', async (role, rights) => {
    const person = personOf(`holder-of-${role}`);
    const verified = await api.signIn(person);
    await setRole(person.email, role);
    const unverified = await api.signIn({ ...person, verified: false });

    expect(await rightsOf(person, verified)).toEqual(rights);
    expect(await rightsOf(person, unverified)).toEqual([403, 403, 'customer']);
    const refused = await api.send(postProductCall, { body: { name: 'Cup' }, token: unverified });
    expect({ status: refused.status, message: refused.refusal.message }).toEqual({
      status: 403,
      message: 'Your e-mail address is not verified. Please verify it first.',
    });
    expect(await staffAmong(api.db, [person.uid])).toEqual([]);
    expect(await rightsOf(person, await api.signIn(person))).toEqual(rights);
  });

  it('AU-13 tells an account which role it lacks until its address is verified, and no other account', async () => {
    const person = personOf('unproven-admin');
    const verified = await api.signIn(person);
    await setRole(person.email, 'admin');
    const flagsOf = (email: string, token: string) => api.call(isAdminCall, { params: { email }, token });
    const before = await flagsOf(person.email, verified);
    const unverified = await api.signIn({ ...person, verified: false });

    expect(before).toEqual({ admin: true, role: 'admin' });
    expect(await flagsOf(person.email, unverified)).toEqual({
      admin: false,
      role: 'customer',
      withheld: 'admin',
    });
    expect(await flagsOf(person.email, admin)).toEqual({ admin: false, role: 'customer' });
    // A role with fewer rights needs no verified address, one with more does.
    expect((await setRole(person.email, 'staff')).status).toBe(200);
    expect((await setRole(person.email, 'admin')).status).toBe(400);
    expect((await setRole(person.email, 'customer')).status).toBe(200);
  });

  it('AU-13 promotes no account whose address is not verified, and any once it is', async () => {
    const person = unverifiedPersonOf('unproven');
    await api.signIn(person);
    const answers = [await setRole(person.email, 'staff'), await setRole(person.email, 'admin')];

    for (const { status, refusal } of answers)
      expect({ status, code: refusal.code, field: refusal.field, message: refusal.message }).toEqual({
        status: 400,
        code: 'invalid',
        field: 'role',
        message: 'The address of this account is not verified. Its owner has to verify it first.',
      });
    expect((await find(person.email))?.role).toBe('customer');
    await api.signIn({ ...person, verified: true });
    expect((await setRole(person.email, 'staff')).status).toBe(200);
  });

  it('MD-17 tells whose address is verified, and who looks like a member of staff', async () => {
    await api.signIn({ uid: 'nusrat', email: 'nusrat@shop.example', verified: true, name: 'Nusrat Jahan' });
    await setRole('nusrat@shop.example', 'staff');
    await api.signIn({
      uid: 'n1',
      email: 'elsewhere@people.example',
      verified: false,
      // With a Cyrillic а in place of the second a.
      name: 'Nusrаt  Jahan',
    });
    await api.signIn({ uid: 'n2', email: 'nusrat@sh0p.example', verified: true, name: 'Somebody' });
    await api.signIn({ uid: 'n3', email: 'nobody@people.example', verified: true, name: 'Nobody' });

    expect(await marksOf('elsewhere@people.example')).toEqual({ verified: false, looksLike: 'Nusrat Jahan' });
    expect(await marksOf('nusrat@sh0p.example')).toEqual({
      verified: true,
      looksLike: 'nusrat@shop.example',
    });
    expect(await marksOf('nobody@people.example')).toEqual({ verified: true, looksLike: undefined });
    expect(await marksOf('nusrat@shop.example')).toEqual({ verified: true, looksLike: undefined });
  });

  it('MD-16 names the account of an entry by its address and id, as they were then', async () => {
    const staff = await signInStaff(api, admin);
    await addProduct(api, staff, { name: 'Plate' });
    await api.signIn({ ...staffPerson, email: 'another@shop.example' });
    expect((await find('another@shop.example'))?.role).toBe('staff');
    const [entry] = await entries(staffPerson.email);
    const csv = await api.send(exportAuditLogCall, { query: { account: staffPerson.email }, token: admin });

    expect(entry).toMatchObject({ by: 'staff', email: staffPerson.email, uid: staffPerson.uid });
    expect((await entries(staffPerson.uid)).map(({ _id }) => _id)).toContain(entry?._id);
    expect(csv.body).toContain(`,"${staffPerson.email}","${staffPerson.uid}",`);
  });

  it('MD-16 records that an account of staff changed its name, from which to which, and no customer’s', async () => {
    const person = personOf('karim');
    await api.signIn(person);
    await api.signIn({ ...person, name: 'Karim Ahmed' });
    await setRole(person.email, 'staff');
    await api.signIn({ ...person, name: 'Nusrat Jahan' });
    // The name in the body counts, not the token's.
    await api.send(postUserCall, {
      body: { name: 'Karim', email: person.email, role: 'customer' },
      token: api.idToken({ ...person, name: 'Nusrat Jahan' }),
    });
    // No name is no change of it.
    await api.send(requestTokenCall, {
      body: { email: person.email },
      token: api.idToken({ ...person, name: '' }),
    });
    const renamed = (await entries(person.uid)).filter(({ action }) => action === 'rename');

    expect(renamed.map((entry) => [entry.by, auditText(entry), entry.details])).toEqual([
      [
        'Nusrat Jahan',
        'Changed their name from Nusrat Jahan to Karim',
        { from: 'Nusrat Jahan', to: 'Karim' },
      ],
      [
        'Karim Ahmed',
        'Changed their name from Karim Ahmed to Nusrat Jahan',
        { from: 'Karim Ahmed', to: 'Nusrat Jahan' },
      ],
    ]);
  });
});
