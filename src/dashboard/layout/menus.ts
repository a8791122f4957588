import { usersApi } from '#api/accounts/usersApi.ts';
import type { ShopThunk } from '#api/client/shopApi.ts';
import type { Capability } from '#api/client/useCapability.ts';
import { ordersApi } from '#api/orders/ordersApi.ts';
import { catalogApi } from '#api/products/catalogApi.ts';
import type { Role } from '#domain/accounts/role.ts';
import type { OrderListName } from '#domain/orders/orderLists.ts';
import type { OrderStatus } from '#domain/orders/orderStatus.ts';
import * as messages from '#messages/dashboard/layout.ts';
import type { StaffIconName } from '#ui/icons/StaffIcon.ts';
import { addresses } from '../components/routing/addresses.ts';
import { readPageArgs } from '../orders/orderListArgs.ts';
import { readCatalogArgs } from '../products/useCatalogFilter.ts';

/** An entry of the side menu. */
export interface MenuEntry {
  readonly to: string;
  readonly label: string;
  readonly icon: StaffIconName;
  /** Fetches the first page of the list when the entry is pressed, before the screen is rendered. */
  readonly prefetch?: ShopThunk;
  /** What the number beside the label counts: orders with this status (MD-9), waiting reviews (SH-7) or decisions (CR-8). */
  readonly counted?: OrderStatus | 'reviews' | 'decisions';
  /** The capability without which the screen shows nothing: only a host that has it offers the entry (API-8). */
  readonly needs?: Capability;
  /** Offered only in a shop that has couriers or parcels (CR-14). */
  readonly needsCouriers?: true;
}

/** A prefetch subscribes to nothing: its response stays in the cache for the endpoint's keepUnusedDataFor, 60 s or more. */
const withoutSubscription = { subscribe: false };

/** The search parameters of an entry's address: none, which means the first page without search and filter. */
const noParams = new URLSearchParams();

/** In place of an account's address: the orders of all accounts. */
const wholeShop = null;

const prefetchOrders = (list: OrderListName): ShopThunk =>
  ordersApi.endpoints.orderPage.initiate(readPageArgs(list, wholeShop, noParams), withoutSubscription);

const prefetchProducts: ShopThunk = catalogApi.endpoints.catalogPage.initiate(
  readCatalogArgs(noParams),
  withoutSubscription,
);

const prefetchUsers: ShopThunk = usersApi.endpoints.userPage.initiate({ search: '' }, withoutSubscription);

/** The entries of staff: what they do with products and orders. */
const staff: readonly MenuEntry[] = [
  { to: addresses.allProducts, label: messages.allProducts, icon: 'box', prefetch: prefetchProducts },
  { to: addresses.stock, label: messages.stock, icon: 'rack', needs: 'stock' },
  { to: addresses.callList, label: messages.callList, icon: 'phone', needs: 'orderNotes' },
  { to: addresses.phoneOrder, label: messages.phoneOrder, icon: 'plus', needs: 'callers' },
  {
    to: addresses.pendingOrders,
    label: messages.pendingOrders,
    icon: 'clock',
    prefetch: prefetchOrders('pending'),
    counted: 'Pending',
  },
  {
    to: addresses.confirmedOrders,
    label: messages.confirmedOrders,
    icon: 'check',
    prefetch: prefetchOrders('confirmed'),
  },
  {
    to: addresses.cancelledOrders,
    label: messages.cancelledOrders,
    icon: 'close',
    prefetch: prefetchOrders('cancelled'),
  },
  {
    to: addresses.deliveredOrders,
    label: messages.deliveredOrders,
    icon: 'truck',
    prefetch: prefetchOrders('delivered'),
  },
  {
    to: addresses.returnOrders,
    label: messages.returnOrders,
    icon: 'return',
    prefetch: prefetchOrders('returned'),
  },
  { to: addresses.scan, label: messages.scanLabels, icon: 'scan', needs: 'scanning' },
  { to: addresses.parcels, label: messages.parcels, icon: 'truck', needsCouriers: true },
  { to: addresses.cash, label: messages.cash, icon: 'cash', needsCouriers: true },
  { to: addresses.statements, label: messages.statements, icon: 'copy', needsCouriers: true },
  { to: addresses.toDecide, label: messages.toDecide, icon: 'scales', counted: 'decisions' },
  { to: addresses.figures, label: messages.figures, icon: 'chart', needs: 'figures' },
  { to: addresses.blockedPhones, label: messages.blockedPhones, icon: 'shield', needs: 'callers' },
  { to: addresses.reviews, label: messages.reviews, icon: 'star', needs: 'reviews', counted: 'reviews' },
];

const admin: readonly MenuEntry[] = [
  { to: addresses.allUsers, label: messages.allUsers, icon: 'users', prefetch: prefetchUsers },
  ...staff,
  { to: addresses.manageSlider, label: messages.manageSlider, icon: 'slides' },
  { to: addresses.categories, label: messages.categories, icon: 'grid', needs: 'categories' },
  { to: addresses.pages, label: messages.pages, icon: 'copy', needs: 'pages' },
  { to: addresses.shopSettings, label: messages.shopSettings, icon: 'sliders', needs: 'shopSettings' },
  { to: addresses.jobs, label: messages.jobs, icon: 'clock', needsCouriers: true },
  { to: addresses.auditLog, label: messages.auditLog, icon: 'list', needs: 'auditLog' },
];

const customer: readonly MenuEntry[] = [
  { to: addresses.activeOrders, label: messages.activeOrder, icon: 'truck' },
  { to: addresses.myShopping, label: messages.myShopping, icon: 'bag' },
  { to: addresses.myCancellations, label: messages.myCancellations, icon: 'close' },
  { to: addresses.myReturn, label: messages.myReturn, icon: 'return' },
];

/** The side menu of each role (DB-3). */
export const menus: Record<Role, readonly MenuEntry[]> = { admin, staff, customer };
