import type { RouteHandle } from '#api/routeHandle.ts';

/** The addresses that only staff may open (DB-4, RT-14); those that update something continue with its id. */
const staffAddresses = {
  addProduct: '/dashboard/addProduct',
  updateProduct: '/dashboard/update',
  allProducts: '/dashboard/allProducts',
  allUsers: '/dashboard/allUsers',
  pendingOrders: '/dashboard/pendingOrders',
  confirmedOrders: '/dashboard/confirmedOrders',
  cancelledOrders: '/dashboard/cancelledOrders',
  deliveredOrders: '/dashboard/deliveredOrders',
  returnOrders: '/dashboard/returnOrders',
  manageSlider: '/dashboard/manageSlider',
  addSlide: '/dashboard/addSlide',
  updateSlide: '/dashboard/updateSlider',
  replay: '/dashboard/replay',
} as const;

/** Every address of the dashboard (RT-13 to RT-16). */
export const addresses = {
  home: '/dashboard',
  ...staffAddresses,
  activeOrders: '/dashboard/activeOrders',
  myShopping: '/dashboard/myShopping',
  myCancellations: '/dashboard/myCancellations',
  myReturn: '/dashboard/myReturn',
  orderOverview: '/dashboard/order-overview',
} as const;

const withId = (address: string) => (id: string) => `${address}/${encodeURIComponent(id)}`;

export const updateProductPath = withId(addresses.updateProduct);
export const updateSlidePath = withId(addresses.updateSlide);
export const overviewPath = withId(addresses.orderOverview);
export const invoicePath = (id: string): string => `${overviewPath(id)}/invoice/${encodeURIComponent(id)}`;

export const replayPath = (id: string): string => `${addresses.replay}?order=${encodeURIComponent(id)}`;

/** Whether only staff may open this address (DB-4). */
export const isStaffAddress = (pathname: string): boolean => {
  const path = pathname.toLowerCase();
  return Object.values(staffAddresses)
    .map((address) => address.toLowerCase())
    .some((address) => path === address || path.startsWith(`${address}/`));
};

/** Whether the address can be opened without signing in: the replay, in development only. */
export const isOpenAddress = (pathname: string, isDevelopment: boolean): boolean =>
  isDevelopment && pathname === addresses.replay;

/** The handle of a dashboard screen: its document title (RT-20). */
export const screenHandle = (title: string): RouteHandle => ({ head: () => ({ title }) });
