import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as users from '#contract/accounts/users.ts';
import {
  deleteOrderCall,
  getOrderCall,
  listOwnOrdersCall,
  setOrderStatusCall,
} from '#contract/orders/orders.ts';
import * as products from '#contract/products/products.ts';
import { customerMovesPerHour } from '#domain/shop/constants.ts';
import { lineFor, orderBody } from '../support/builders/orderBody.ts';
import { addProduct, submitOrder } from '../support/clients/shopData.ts';
import { signInStaff, staffPerson } from '../support/clients/signInStaff.ts';
import { type Api, adminPerson, personOf, startApi } from '../support/servers/startApi.ts';
import { testDatabases } from '../support/servers/testDatabases.ts';

const owner = personOf('owner');

describe.each(testDatabases())('a member of staff on $name', (at) => {
  let api: Api;
  let admin: string;
  let staff: string;
  let cup: string;
  beforeAll(async () => {
    api = await startApi(at);
    admin = await api.signIn(adminPerson);
    staff = await signInStaff(api, admin);
    cup = await addProduct(api, admin);
  });
  afterAll(() => api?.close());

  const place = async () =>
    submitOrder(api, orderBody([lineFor(cup, 250.5)], { email: owner.email }), await api.signIn(owner));
  const move = (id: string, status: 'Confirmed' | 'Cancelled', token = staff) =>
    api.send(setOrderStatusCall, { params: { id }, body: { status }, token });
  const userOf = async (email: string) =>
    (await api.call(users.listUsersCall, { query: { search: email }, token: admin }))[0];
  const setRole = async (email: string, role: 'admin' | 'staff' | 'customer') =>
    api.send(users.updateUserCall, {
      params: { id: (await userOf(email))?._id ?? '' },
      body: { role },
      token: admin,
    });

  it('MD-10 API-2 has neither flag, and its role by name', async () => {
    const asking = { params: { email: staffPerson.email }, token: staff };
    expect({
      ...(await api.call(users.isAdminCall, asking)),
      ...(await api.call(users.isCustomerCall, asking)),
    }).toEqual({ admin: false, role: 'staff', customer: false });
  });

  it('MD-10 moves every order as staff, and the history says so', async () => {
    const id = await place();
    const moved = await move(id, 'Confirmed');

    const { history } = await api.call(getOrderCall, { params: { id }, token: staff });
    expect(moved.status).toBe(200);
    expect(history).toEqual([
      {
        event: 'CONFIRM',
        from: 'Pending',
        to: 'Confirmed',
        by: 'staff',
        byName: 'staff',
        at: expect.any(String),
      },
    ]);
  });

  it('MD-10 US-3 ST-9 is not named in the history of an order once an admin has deleted the account', async () => {
    const person = personOf('mina');
    const token = await api.signIn(person);
    await setRole(person.email, 'staff');
    const id = await place();
    await move(id, 'Confirmed', token);
    await api.call(users.deleteUserCall, {
      params: { id: (await userOf(person.email))?._id ?? '' },
      token: admin,
    });

    const { history } = await api.call(getOrderCall, { params: { id }, token: staff });
    expect(history).toEqual([
      { event: 'CONFIRM', from: 'Pending', to: 'Confirmed', by: 'staff', at: expect.any(String) },
    ]);
  });

  it('MD-10 moves an order as often as an admin may, and reads the orders of any address', async () => {
    const id = await place();
    const statuses: number[] = [];
    for (let count = 0; count <= customerMovesPerHour; count += 1)
      statuses.push((await move(id, count % 2 === 0 ? 'Confirmed' : 'Cancelled')).status);
    const listed = await api.call(listOwnOrdersCall, {
      query: { email: owner.email },
      token: staff,
    });

    expect(new Set(statuses)).toEqual(new Set([200]));
    expect(listed.map(({ _id }) => _id)).toContain(id);
  });

  it('MD-10 adds and edits a product, and deletes neither product nor order', async () => {
    const { insertedId: id } = await api.call(products.postProductCall, {
      body: { name: 'Bamboo tray' },
      token: staff,
    });
    const { data } = await api.call(products.updateProductCall, {
      params: { id },
      body: { name: 'Mango tray' },
      token: staff,
    });
    const order = await place();
    await move(order, 'Cancelled');
    const deletions = [
      await api.send(products.deleteProductCall, { params: { id }, token: staff }),
      await api.send(deleteOrderCall, { params: { id: order }, token: staff }),
      await api.send(products.getProductCall, { params: { id } }),
      await api.send(getOrderCall, { params: { id: order }, token: staff }),
    ];

    expect(data.name).toBe('Mango tray');
    expect(deletions.map(({ status }) => status)).toEqual([403, 403, 200, 200]);
  });

  it('MD-10 AU-12 cannot delete their own account', async () => {
    const answer = await api.send(users.deleteAccountCall, { token: staff });

    expect([answer.status, answer.refusal.code]).toEqual([409, 'lastAdmin']);
  });

  it('MD-10 US-2 takes and loses the rights of a role at once, for a token that is out already', async () => {
    const person = personOf('asha');
    const token = await api.signIn(person);
    const id = await place();
    const mayMove = async () => (await move(id, 'Confirmed', token)).status;
    const before = await mayMove();
    await setRole(person.email, 'staff');
    const during = await mayMove();
    await setRole(person.email, 'customer');
    const after = await mayMove();

    expect({ before, during, after }).toEqual({ before: 404, during: 200, after: 404 });
  });

  it('MD-10 US-4 leaves the last admin, who cannot become staff', async () => {
    const answer = await setRole(adminPerson.email, 'staff');

    expect([answer.status, answer.refusal.code]).toEqual([409, 'lastAdmin']);
    expect((await userOf(adminPerson.email))?.role).toBe('admin');
  });
});
