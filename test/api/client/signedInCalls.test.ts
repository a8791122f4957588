import { expect, it } from 'vitest';
import { usersApi } from '#api/accounts/usersApi.ts';
import { orderDaysApi } from '#api/orders/orderDaysApi.ts';
import { ordersApi } from '#api/orders/ordersApi.ts';
import { editProductsApi } from '#api/products/editProductsApi.ts';
import { editSlidesApi } from '#api/slides/editSlidesApi.ts';
import type { ShopStore } from '#app/store/store.ts';
import { openStore } from '../../support/browser/openStore.ts';
import { openFakeHost } from '../../support/servers/openFakeHost.ts';

const { deleteProduct, postProduct, updateProduct } = editProductsApi.endpoints;
const { deleteSlide, postSlide, updateSlide } = editSlidesApi.endpoints;
const { countOrders, deleteOrder, getOrder, orderPage, setOrderStatus } = ordersApi.endpoints;
const { deleteUser, updateUser, userPage } = usersApi.endpoints;

/** Calls that only a signed-in user makes; the access of each says that it needs the token. */
const signedInCalls: Record<string, (store: ShopStore) => PromiseLike<unknown>> = {
  postProduct: ({ dispatch }) => dispatch(postProduct.initiate({ key: 'key-1', body: { name: 'Kettle' } })),
  updateProduct: ({ dispatch }) => dispatch(updateProduct.initiate({ id: 'p1', body: { name: 'Pot' } })),
  deleteProduct: ({ dispatch }) => dispatch(deleteProduct.initiate('p1')),
  postSlide: ({ dispatch }) => dispatch(postSlide.initiate({ key: 'key-1', body: { image: 'a.webp' } })),
  updateSlide: ({ dispatch }) => dispatch(updateSlide.initiate({ id: 's1', body: { image: 'b.webp' } })),
  deleteSlide: ({ dispatch }) => dispatch(deleteSlide.initiate('s1')),
  orderPage: ({ dispatch }) => dispatch(orderPage.initiate({ list: 'pending', email: null, search: '' })),
  ownOrderPages: ({ dispatch }) =>
    dispatch(orderPage.initiate({ list: 'active', email: 'rahima@example.com', search: '' })),
  getOrder: ({ dispatch }) => dispatch(getOrder.initiate({ id: 'o1', email: null })),
  countOrders: ({ dispatch }) => dispatch(countOrders.initiate({ email: null })),
  orderDays: ({ dispatch }) => dispatch(orderDaysApi.endpoints.orderDays.initiate()),
  setOrderStatus: ({ dispatch }) => dispatch(setOrderStatus.initiate({ id: 'o1', status: 'Confirmed' })),
  deleteOrder: ({ dispatch }) => dispatch(deleteOrder.initiate('o1')),
  userPage: ({ dispatch }) => dispatch(userPage.initiate({ search: '' })),
  updateUser: ({ dispatch }) => dispatch(updateUser.initiate({ id: 'u1', role: 'admin' })),
  deleteUser: ({ dispatch }) => dispatch(deleteUser.initiate('u1')),
};

it.each(Object.entries(signedInCalls))(
  'AU-11 ends the session when %s is refused because the browser has no token any more',
  async (_name, call) => {
    const host = await openFakeHost(() => ({ status: 401, body: { code: 'signInNeeded' } }));
    let refusals = 0;
    await call(openStore(host, { tokenRefused: () => void (refusals += 1) }));
    expect({ refusals, requests: host.requests.length }).toEqual({ refusals: 1, requests: 1 });
  },
);
