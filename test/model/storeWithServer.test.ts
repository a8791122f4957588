import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { failureOfError } from '#api/client/failure.ts';
import { ordersApi } from '#api/orders/ordersApi.ts';
import type { ShopStore } from '#app/store/store.ts';
import { type Role, roles } from '#domain/accounts/role.ts';
import { orderRefusalMessage } from '#domain/messages/orderRefusals.ts';
import { type OrderListName, orderLists } from '#domain/orders/orderLists.ts';
import { type OrderStatus, orderEventTypes, orderStatuses } from '#domain/orders/orderStatus.ts';
import { moveRefusal, statusAfter } from '#machines/orderMoves.ts';
import { openStore } from '../support/browser/openStore.ts';
import { lineFor, orderBody } from '../support/builders/orderBody.ts';
import { type PathStep, pathsByMove, shortestPaths } from '../support/builders/orderPaths.ts';
import { addProduct, submitOrder } from '../support/clients/shopData.ts';
import { signInStaff } from '../support/clients/signInStaff.ts';
import { ownSettings } from '../support/ownSettings.ts';
import { type Api, adminPerson, personOf, startApi } from '../support/servers/startApi.ts';
import { fasterDatabase } from '../support/servers/testDatabases.ts';

/**
 * The application's own store with the real server. The expected refusals come from moveRefusal, which the
 * server also asks: these are conformance tests; orderMachine.test.ts states the transitions themselves.
 */

const [at] = fasterDatabase();
const owner = personOf('owner');
const { setOrderStatus, getOrder, orderPage, countOrders } = ordersApi.endpoints;

let api: Api;
let cup: string;
const tokens: Record<Role, string> = { admin: '', staff: '', customer: '' };
const emails: Record<Role, string | null> = { admin: null, staff: null, customer: owner.email };
beforeAll(async () => {
  if (at === undefined) throw new Error('There is no database');
  api = await startApi(at);
  tokens.admin = await api.signIn(adminPerson);
  tokens.staff = await signInStaff(api, tokens.admin);
  tokens.customer = await api.signIn(owner);
  cup = await addProduct(api, tokens.admin);
});
afterAll(() => api?.close());

const place = () => submitOrder(api, orderBody([lineFor(cup, 250.5)]), tokens.customer);
const storeOf = (by: Role): ShopStore =>
  openStore({ settings: { ...ownSettings, apiHost: api.origin } }, { readToken: () => tokens[by] });
const move = (store: ShopStore, id: string, { to, from }: Pick<PathStep, 'to' | 'from'>) =>
  store.dispatch(setOrderStatus.initiate({ id, status: to, from }));

const statusIn = async (store: ShopStore, by: Role, id: string): Promise<OrderStatus | undefined> => {
  const { data } = await store.dispatch(getOrder.initiate({ id, email: emails[by] }, { forceRefetch: true }));
  return data?.order.orderStatus;
};
/** The lists that contain the order in the store's current state. */
const listsIn = (store: ShopStore, by: Role, id: string): OrderListName[] =>
  (Object.keys(orderLists) as OrderListName[]).filter((list) => {
    const { data } = orderPage.select({ list, email: emails[by], search: id })(store.getState());
    return data?.items.some(({ _id }) => _id === id);
  });
const openLists = (store: ShopStore, by: Role, id: string) =>
  Promise.all(
    (Object.keys(orderLists) as OrderListName[]).map((list) =>
      store.dispatch(orderPage.initiate({ list, email: emails[by], search: id })),
    ),
  );
const settled = (store: ShopStore) => Promise.all(store.dispatch(ordersApi.util.getRunningQueriesThunk()));

describe('the store with the real server', () => {
  it('ST-7 ST-8 walks every path to the machine’s status, and moves the row from one list to the other', async () => {
    const paths = [...shortestPaths, ...pathsByMove];
    expect(paths).toHaveLength(6 + 21);
    for (const { name, steps } of paths) {
      const id = await place();
      const stores: Record<Role, ShopStore> = {
        admin: storeOf('admin'),
        staff: storeOf('staff'),
        customer: storeOf('customer'),
      };
      const last = steps.at(-1);
      for (const step of steps) {
        // The lists are open when the last move is made, so that the store has to move the row.
        if (step === last) await openLists(stores[step.by], step.by, id);
        const { error } = await move(stores[step.by], id, step);
        expect(error, name).toBeUndefined();
      }
      const by = last?.by ?? 'admin';
      if (last === undefined) await openLists(stores[by], by, id);
      await settled(stores[by]);
      const end = last?.to ?? 'Pending';
      const holding = (Object.keys(orderLists) as OrderListName[]).filter((list) =>
        orderLists[list].includes(end),
      );
      expect(
        { status: await statusIn(stores[by], by, id), lists: listsIn(stores[by], by, id) },
        name,
      ).toEqual({ status: end, lists: holding });
    }
  });

  it('ST-8 is refused all 69 triples with the machine’s reason and the current status, and loses no row', async () => {
    const refused: OrderStatus[] = [];
    for (const status of orderStatuses) {
      const id = await place();
      const way = shortestPaths.find(({ steps }) => (steps.at(-1)?.to ?? 'Pending') === status);
      for (const step of way?.steps ?? []) await move(storeOf(step.by), id, step);
      for (const type of orderEventTypes)
        for (const by of roles) {
          const store = storeOf(by);
          const { data } = await store.dispatch(getOrder.initiate({ id, email: emails[by] }));
          if (data === undefined) throw new Error('The order is not seen');
          const refusal = moveRefusal(data.order, { type, by, at: api.now().toISOString() });
          if (refusal === null) continue;
          const { error } = await move(store, id, { to: statusAfter[type], from: status });
          expect(failureOfError(error)).toMatchObject({
            kind: 'refused',
            status: 409,
            message: orderRefusalMessage(refusal, data.order.returnDays).en,
            orderStatus: status,
          });
          expect(await statusIn(store, by, id)).toBe(status);
          refused.push(status);
        }
    }
    expect(refused).toHaveLength(69);
  });

  it('OL-1 counts one more order of each status after every shortest path', async () => {
    const store = storeOf('admin');
    const count = async () =>
      (await store.dispatch(countOrders.initiate({ email: null }, { forceRefetch: true }))).data;
    const before = await count();
    // One path to each status.
    for (const { steps } of shortestPaths) {
      const id = await place();
      for (const step of steps) await move(storeOf(step.by), id, step);
    }
    const more = orderStatuses.map((status) => [status, (before?.[status] ?? Number.NaN) + 1]);
    expect(await count()).toEqual(Object.fromEntries(more));
  });
});
