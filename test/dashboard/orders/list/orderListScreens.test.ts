import { expect, it } from 'vitest';
import { orderListScreens } from '#dashboard/orders/list/orderListScreens.tsx';
import { sessionSlice, signedOut } from '#slices/sessionSlice.ts';
import { openStore } from '../../../support/browser/openStore.ts';
import { admin, customer, rahima } from '../../../support/browser/sessionHarness.ts';
import { pageSettings } from '../../../support/pageSettings.ts';

const state = openStore({ settings: pageSettings }).getState();

it.each([
  ['OL-1', 'pendingOrders', 'View All Pending Orders'],
  ['OL-1', 'confirmedOrders', 'View All Confirmed Orders'],
  ['OL-1', 'cancelledOrders', 'View All Cancelled Orders'],
  ['OL-1', 'deliveredOrders', 'View All Delivered Orders'],
  ['OL-1', 'returnOrders', 'View All Returned Orders'],
  ['OL-5', 'activeOrders', 'My Active Orders'],
  ['OL-5', 'myShopping', 'My Shopping'],
  ['OL-5', 'myCancellations', 'My Cancellations'],
  ['OL-5', 'myReturn', 'My Return'],
] as const)('%s shows at %s the list %s', (_requirement, path, title) => {
  const place = { params: {}, pathname: `/dashboard/${path}`, search: new URLSearchParams() };
  expect(orderListScreens[path].handle.head(place, state)).toEqual({ title });
});

it.each([
  ['MD-1', 'search', 'Find Orders', 'staff', admin],
  ['MD-1', 'search', 'Find My Orders', 'a customer', customer],
  ['DB-1', 'activeOrders', 'View All Active Orders', 'staff', admin],
  ['OL-5', 'activeOrders', 'My Active Orders', 'a customer', customer],
] as const)(
  '%s RT-20 calls the window of %s "%s" for %s, as its heading',
  (_id, path, title, _who, roles) => {
    const store = openStore({ settings: pageSettings });
    const session = { ...signedOut, state: 'signedIn', user: rahima, roles } as const;
    store.dispatch(sessionSlice.actions.transitioned(session));
    const place = { params: {}, pathname: `/dashboard/${path}`, search: new URLSearchParams() };
    expect(orderListScreens[path].handle.head(place, store.getState())).toEqual({ title });
  },
);
