import { expect, it, onTestFinished } from 'vitest';
import { requestTokenCall } from '#contract/accounts/users.ts';
import { placeOrderCall } from '#contract/orders/orders.ts';
import type { RateLimits } from '#server/settings/settings.ts';
import { lineFor, orderBody } from '../support/builders/orderBody.ts';
import { addProduct } from '../support/clients/shopData.ts';
import { adminPerson, type Person, personOf, startApi } from '../support/servers/startApi.ts';
import { embedded } from '../support/servers/testDatabases.ts';

const mina = '01711000222';
const rina = '01711000333';

const from = (address: string) => ({ headers: { 'x-forwarded-for': address } });

/**
 * A shop behind a proxy on this machine, with one product, and functions that order it and return the status.
 */
const openShop = async (limits: Partial<RateLimits>) => {
  const api = await startApi(embedded, {
    trustProxy: 'loopback',
    limits: { signIns: 1000, orders: 1000, uploads: 1000, tracking: 1000, ...limits },
  });
  onTestFinished(() => api.close());
  const cup = await addProduct(api, await api.signIn(adminPerson));
  const send = async (body: unknown, asking: object) =>
    (await api.send(placeOrderCall, { body, ...asking })).status;
  return {
    api,
    order: (mobileNumber: string, address = '203.0.113.9') =>
      send(orderBody([lineFor(cup, 250.5)], { mobileNumber }), from(address)),
    orderAs: async (person: Person) => {
      const token = await api.signIn(person);
      return () => send(orderBody([lineFor(cup, 250.5)]), { token, ...from('203.0.113.9') });
    },
    orderAtOldPrice: () => send(orderBody([lineFor(cup, 200)], { mobileNumber: mina }), from('203.0.113.9')),
    orderWithoutName: () =>
      send(orderBody([lineFor(cup, 250.5)], { mobileNumber: mina, name: '' }), from('203.0.113.9')),
    orderUnderBadToken: () =>
      send(orderBody([lineFor(cup, 250.5)]), { token: 'a.b.c', ...from('203.0.113.9') }),
  };
};

it('refused orders use up nothing of what a shopper may order', async () => {
  const shop = await openShop({ orders: 1 });
  const refused: number[] = [];
  // More often than the address may order, too, which is ten times.
  for (let turn = 0; turn < 12; turn += 1) {
    refused.push(
      await shop.orderAtOldPrice(),
      await shop.orderWithoutName(),
      await shop.orderUnderBadToken(),
    );
  }

  expect(refused).toEqual(Array.from({ length: 12 }, () => [409, 400, 401]).flat());
  expect([await shop.order(mina), await shop.order(mina)]).toEqual([200, 429]);
});

it('guests behind one address are told apart by their phone numbers, and one number by its addresses', async () => {
  const shop = await openShop({ orders: 1 });

  expect([await shop.order(mina), await shop.order(rina), await shop.order(mina)]).toEqual([200, 200, 429]);
  expect(await shop.order(mina, '203.0.113.10')).toBe(200);
});

it('a shopper who changes the phone number each time meets the limit of the address', async () => {
  const shop = await openShop({ orders: 1 });
  // An address may order ten times as often as one phone number.
  const statuses: number[] = [];
  for (let turn = 0; turn < 11; turn += 1) statuses.push(await shop.order(`0171100${1000 + turn}`));

  expect(statuses).toEqual([...Array.from({ length: 10 }, () => 200), 429]);
  expect(await shop.order(mina, '203.0.113.10')).toBe(200);
});

it('customers who are signed in are told apart by their accounts', async () => {
  const shop = await openShop({ orders: 1 });
  const [one, other] = [await shop.orderAs(personOf('one')), await shop.orderAs(personOf('other'))];

  expect([await one(), await other(), await one()]).toEqual([200, 200, 429]);
});

it('API-1 sign-ins are counted by account, and only those that are granted', async () => {
  const { api } = await openShop({ signIns: 2 });
  const signIn = async (person: Person, email = person.email, token = api.idToken(person)) =>
    (await api.send(requestTokenCall, { body: { email }, token })).status;
  const one = personOf('one');

  expect([
    // Another account's address, a token that is none, and no address.
    await signIn(one, 'another@people.example'),
    await signIn(one, one.email, 'a.b.c'),
    await signIn(one, ''),
    await signIn(one),
    await signIn(one),
    await signIn(one),
    await signIn(personOf('other')),
  ]).toEqual([403, 401, 400, 200, 200, 429, 200]);
});
