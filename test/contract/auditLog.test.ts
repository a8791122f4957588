import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as users from '#contract/accounts/users.ts';
import { headers } from '#contract/call/headers.ts';
import * as notes from '#contract/orders/orderNotes.ts';
import * as orders from '#contract/orders/orders.ts';
import * as callers from '#contract/orders/phoneHistories.ts';
import { exportAuditLogCall, listAuditEntriesCall } from '#contract/staff/audit.ts';
import { auditText } from '#domain/staff/audit.ts';
import { recordAction } from '#server/audit/recordAction.ts';
import { transaction } from '#server/database/queries/transaction.ts';
import { auditEntries } from '#server/database/schema/schema.ts';
import { lineFor, orderBody } from '../support/builders/orderBody.ts';
import { addProduct, submitOrder } from '../support/clients/shopData.ts';
import { signInStaff, staffPerson } from '../support/clients/signInStaff.ts';
import { type Api, adminPerson, personOf, startApi } from '../support/servers/startApi.ts';
import { testDatabases } from '../support/servers/testDatabases.ts';

const owner = personOf('owner');
const unknownId = '0'.repeat(24);

describe.each(testDatabases())('the audit log on $name', (at) => {
  let api: Api;
  let admin: string;
  let staff: string;
  let customer: string;
  let cup: string;
  beforeAll(async () => {
    api = await startApi(at);
    admin = await api.signIn(adminPerson);
    staff = await signInStaff(api, admin);
    customer = await api.signIn(owner);
    cup = await addProduct(api, admin);
  });
  afterAll(() => api?.close());

  const read = (query: Readonly<Record<string, string | number>> = {}) =>
    api.call(listAuditEntriesCall, { query, token: admin });
  /** The entries that the act has added, newest first, each as `WHO (ROLE): SENTENCE`. */
  const addedBy = async (act: () => Promise<unknown>): Promise<string[]> => {
    const { total } = await read({ limit: 1 });
    await act();
    const page = await read({ limit: 100 });
    return page.entries
      .slice(0, page.total - total)
      .map((entry) => `${entry.by} (${entry.role}): ${auditText(entry)}`);
  };
  const place = () => submitOrder(api, orderBody([lineFor(cup, 250.5)], { email: owner.email }), customer);
  const placed = async () => {
    const id = await place();
    const { data } = await api.call(orders.getOrderCall, {
      params: { id },
      token: admin,
    });
    return { id, number: data.number ?? '' };
  };
  const move = (id: string, status: 'Confirmed' | 'Cancelled' | 'Return', token = staff) =>
    api.send(orders.setOrderStatusCall, { params: { id }, body: { status }, token });

  it('MD-10 has one entry for a move by staff, with account, role, order, request and time', async () => {
    const { id, number } = await placed();
    const answer = await move(id, 'Confirmed');
    const { entries } = await read({ subject: id });

    expect(entries).toEqual([
      {
        _id: expect.stringMatching(/^[0-9a-f]{24}$/),
        at: expect.any(String),
        by: 'staff',
        email: staffPerson.email,
        uid: staffPerson.uid,
        role: 'staff',
        action: 'moveOrder',
        subject: { kind: 'order', id, label: number },
        details: { from: 'Pending', to: 'Confirmed' },
        requestId: answer.headers.get(headers.requestId),
      },
    ]);
  });

  it('MD-10 has no entry for a refused move, and none for a move by a customer', async () => {
    const { id } = await placed();
    const refused = await addedBy(() => move(id, 'Return'));
    const own = await addedBy(() => move(id, 'Cancelled', customer));

    expect({ refused, own }).toEqual({ refused: [], own: [] });
  });

  it('MD-10 has one entry for each order that a bulk move moved', async () => {
    const [one, two] = [await placed(), await placed()];
    await move(two.id, 'Cancelled');
    const added = await addedBy(() =>
      api.send(orders.setOrderStatusesCall, {
        body: { status: 'Cancelled', orders: [{ id: one.id }, { id: two.id }, { id: unknownId }] },
        token: staff,
      }),
    );

    expect(added).toEqual([`staff (staff): Moved order ${one.number} from Pending to Cancelled`]);
  });

  it('MD-10 has an entry for a note, without its text, and for the deletion of the order', async () => {
    const { id, number } = await placed();
    const note = { kind: 'note', text: 'The bell is broken.' } as const;
    const noted = await addedBy(() =>
      api.send(notes.addOrderNoteCall, { params: { id }, body: note, token: staff }),
    );
    await move(id, 'Cancelled');
    const deleted = await addedBy(() => api.send(orders.deleteOrderCall, { params: { id }, token: admin }));
    const stored = await api.db.select().from(auditEntries);

    expect(noted).toEqual([`staff (staff): Noted on order ${number}: Note`]);
    expect(deleted).toEqual([`Admin (admin): Deleted order ${number} from Cancelled`]);
    expect(JSON.stringify(stored)).not.toMatch(/The bell is broken|owner@people[.]example/);
  });

  it('MD-10 has an entry for blocking and unblocking a phone, without the whole number', async () => {
    const phone = { mobileNumber: '01911000111', reason: 'Returned three parcels.' };
    const blocked = await addedBy(() => api.send(callers.blockPhoneCall, { body: phone, token: staff }));
    const { phones } = (await api.send(callers.listBlockedPhonesCall, { token: staff })).body;
    const params = { id: phones[0]?._id ?? '' };
    const unblocked = await addedBy(() => api.send(callers.unblockPhoneCall, { params, token: admin }));
    const again = await addedBy(() => api.send(callers.unblockPhoneCall, { params, token: admin }));

    expect({ blocked, unblocked, again }).toEqual({
      blocked: ['staff (staff): Blocked phone 019••••••11'],
      unblocked: ['Admin (admin): Unblocked phone 019••••••11'],
      again: [],
    });
  });

  it('MD-10 has an entry for a changed role and a deleted user, by name and without the address', async () => {
    const person = personOf('chitra');
    await api.signIn(person);
    const [user] = await api.call(users.listUsersCall, {
      query: { search: person.email },
      token: admin,
    });
    const params = { id: user?._id ?? '' };
    const setRole = (role: 'staff' | 'admin') =>
      addedBy(() => api.send(users.updateUserCall, { params, body: { role }, token: admin }));
    const remove = () => addedBy(() => api.send(users.deleteUserCall, { params, token: admin }));

    expect({
      staff: await setRole('staff'),
      again: await setRole('staff'),
      deleted: await remove(),
      unknown: await remove(),
    }).toEqual({
      staff: ['Admin (admin): Changed the role of chitra from Customer to Staff'],
      again: [],
      deleted: ['Admin (admin): Deleted user chitra'],
      unknown: [],
    });
  });

  it('MD-10 has an entry for each export, with the number of rows', async () => {
    const { total } = await read({ limit: 1 });
    const log = await addedBy(() => api.send(exportAuditLogCall, { token: admin }));
    const search = { search: 'no such order' };
    const list = await addedBy(() => api.send(orders.exportOrdersCall, { query: search, token: staff }));
    const invalid = await addedBy(() =>
      api.send(orders.exportOrdersCall, { query: { from: 'soon' }, token: staff }),
    );

    expect({ log, list, invalid }).toEqual({
      log: [`Admin (admin): Exported the audit log (${total} rows)`],
      list: ['staff (staff): Exported orders (0 rows)'],
      invalid: [],
    });
  });

  it('MD-10 has one entry for a sign-in of staff, however many tokens it takes, and none for a customer’s', async () => {
    /** Asks for a token after a sign-in at this time, in seconds as `auth_time` has it. */
    const enter = (person: typeof adminPerson, authTime: number) =>
      api.send(users.requestTokenCall, {
        body: { email: person.email },
        token: api.idToken(person, { auth_time: authTime }),
      });
    const seconds = Math.floor(api.now().getTime() / 1000) - 60;
    const first = await addedBy(() =>
      Promise.all([enter(adminPerson, seconds), enter(adminPerson, seconds)]),
    );
    const renewed = await addedBy(() => enter(adminPerson, seconds));
    const second = await addedBy(() => enter(adminPerson, seconds + 1));
    const customers = await addedBy(() => enter(owner, seconds));

    expect({ first, renewed, second, customers }).toEqual({
      first: ['Admin (admin): Signed in'],
      renewed: [],
      second: ['Admin (admin): Signed in'],
      customers: [],
    });
  });

  it('MD-10 stores no entry of a transaction that is rolled back', async () => {
    const actor = { ...staffPerson, role: 'staff', requestId: 'request' } as const;
    const subject = { kind: 'product', id: unknownId, label: 'Nothing' } as const;
    const added = await addedBy(() =>
      transaction(api.db, async (tx) => {
        await recordAction(tx, actor, { action: 'addProduct', subject }, api.now());
        throw new Error('rolled back');
      }).catch(() => undefined),
    );

    expect(added).toEqual([]);
  });
});
