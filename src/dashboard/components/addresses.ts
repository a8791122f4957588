import type { RouteHandle } from '#api/routeHandle.ts';

/** Every address of the dashboard (RT-13 to RT-16). */
export const addresses = {
  home: '/dashboard',
  addProduct: '/dashboard/addProduct',
  allProducts: '/dashboard/allProducts',
  allUsers: '/dashboard/allUsers',
  pendingOrders: '/dashboard/pendingOrders',
  confirmedOrders: '/dashboard/confirmedOrders',
  cancelledOrders: '/dashboard/cancelledOrders',
  deliveredOrders: '/dashboard/deliveredOrders',
  returnOrders: '/dashboard/returnOrders',
  manageSlider: '/dashboard/manageSlider',
  addSlide: '/dashboard/addSlide',
  activeOrders: '/dashboard/activeOrders',
  myShopping: '/dashboard/myShopping',
  myCancellations: '/dashboard/myCancellations',
  myReturn: '/dashboard/myReturn',
  replay: '/dashboard/replay',
} as const;

const under = (stem: string) => (id: string) => `${stem}/${encodeURIComponent(id)}`;

export const updateProductPath = under('/dashboard/update');
export const updateSlidePath = under('/dashboard/updateSlider');
export const overviewPath = under('/dashboard/order-overview');
export const invoicePath = (id: string): string => `${overviewPath(id)}/invoice/${encodeURIComponent(id)}`;

export const replayPath = (id: string): string => `${addresses.replay}?order=${encodeURIComponent(id)}`;

const staffStems: readonly string[] = [
  addresses.addProduct,
  '/dashboard/update',
  addresses.allProducts,
  addresses.allUsers,
  addresses.pendingOrders,
  addresses.confirmedOrders,
  addresses.cancelledOrders,
  addresses.deliveredOrders,
  addresses.returnOrders,
  addresses.manageSlider,
  addresses.addSlide,
  '/dashboard/updateSlider',
  addresses.replay,
];

/** Whether only staff may open this address (DB-4). */
export const isStaffAddress = (pathname: string): boolean => {
  const asked = pathname.toLowerCase();
  return staffStems.some(
    (stem) => asked === stem.toLowerCase() || asked.startsWith(`${stem.toLowerCase()}/`),
  );
};

/** Whether the address can be opened without signing in: the replay, in development only. */
export const isOpenAddress = (pathname: string, isDevelopment: boolean): boolean =>
  isDevelopment && pathname === addresses.replay;

/** The handle of a dashboard screen: its document title (RT-20). */
export const screenHandle = (title: string): RouteHandle => ({ head: () => ({ title }) });
