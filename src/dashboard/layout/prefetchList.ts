import { ordersApi } from '#api/ordersApi.ts';
import { productsApi } from '#api/productsApi.ts';
import type { ShopThunk } from '#api/shopApi.ts';
import { usersApi } from '#api/usersApi.ts';
import { pageSizes } from '#domain/constants.ts';
import type { OrderListName } from '#domain/order.ts';
import { addresses } from '../components/addresses.ts';

/** Without a subscription: the response stays cached for its endpoint's keepUnusedDataFor, 60 s or more. */
const unkept = { subscribe: false };

const ordersOf = (list: OrderListName): ShopThunk =>
  ordersApi.endpoints.orderPages.initiate({ list, email: null, search: '' }, unkept);

const firstRows: Readonly<Record<string, ShopThunk>> = {
  [addresses.pendingOrders]: ordersOf('pending'),
  [addresses.confirmedOrders]: ordersOf('confirmed'),
  [addresses.cancelledOrders]: ordersOf('cancelled'),
  [addresses.deliveredOrders]: ordersOf('delivered'),
  [addresses.returnOrders]: ordersOf('returned'),
  [addresses.allProducts]: productsApi.endpoints.productPages.initiate(
    { searchQuery: '', limit: pageSizes.products },
    unkept,
  ),
  [addresses.allUsers]: usersApi.endpoints.userPages.initiate({ search: '' }, unkept),
};

/** Fetches the first page of a list when its link is pressed, while the screen is still rendering. */
export const prefetchList =
  (address: string): ShopThunk<void> =>
  (dispatch) => {
    const ask = firstRows[address];
    if (ask !== undefined) void dispatch(ask);
  };
