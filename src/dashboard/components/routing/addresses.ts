import type { RouteHandle } from '#api/client/routeHandle.ts';
import { type CashHolder, unnamedRider } from '#domain/consignments/cashHolder.ts';
import type { OrderListName } from '#domain/orders/orderLists.ts';
import type { LabelSize, OrdersToPrint, PaperKind } from '#domain/staff/printBatch.ts';

/** Every address of the dashboard (RT-13 to RT-16); the id of what is shown or updated follows some of them. */
export const addresses = {
  home: '/dashboard',
  addProduct: '/dashboard/addProduct',
  updateProduct: '/dashboard/update',
  allProducts: '/dashboard/allProducts',
  importProducts: '/dashboard/importProducts',
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
  activeOrders: '/dashboard/activeOrders',
  myShopping: '/dashboard/myShopping',
  myCancellations: '/dashboard/myCancellations',
  myReturn: '/dashboard/myReturn',
  orderOverview: '/dashboard/order-overview',
  search: '/dashboard/search',
  print: '/dashboard/print',
  stock: '/dashboard/stock',
  countStock: '/dashboard/countStock',
  stockRequests: '/dashboard/stockRequests',
  stockLabels: '/dashboard/stockLabels',
  scan: '/dashboard/scan',
  parcels: '/dashboard/parcels',
  statements: '/dashboard/statements',
  newStatement: '/dashboard/newStatement',
  toDecide: '/dashboard/toDecide',
  figures: '/dashboard/figures',
  cash: '/dashboard/cash',
  handOver: '/dashboard/handOver',
  handovers: '/dashboard/handovers',
  callList: '/dashboard/callList',
  phoneOrder: '/dashboard/phoneOrder',
  blockedPhones: '/dashboard/blockedPhones',
  reviews: '/dashboard/reviews',
  auditLog: '/dashboard/auditLog',
  jobs: '/dashboard/jobs',
  categories: '/dashboard/categories',
  shopSettings: '/dashboard/shopSettings',
  opening: '/dashboard/opening',
  pages: '/dashboard/pages',
  addPage: '/dashboard/addPage',
  updatePage: '/dashboard/updatePage',
} as const;

/** Where staff see each order list. They have no screen for the list of all orders: the search finds those. */
export const staffListAddresses: Readonly<Record<OrderListName, string>> = {
  pending: addresses.pendingOrders,
  confirmed: addresses.confirmedOrders,
  cancelled: addresses.cancelledOrders,
  delivered: addresses.deliveredOrders,
  returned: addresses.returnOrders,
  active: addresses.activeOrders,
  all: addresses.search,
};

const withId = (address: string) => (id: string) => `${address}/${encodeURIComponent(id)}`;

export const updateProductPath = withId(addresses.updateProduct);
/** The form that adds a product, filled with the data of another one (MD-13). */
export const duplicateProductPath = (id: string): string =>
  `${addresses.addProduct}?copy=${encodeURIComponent(id)}`;
export const productStockPath = withId(addresses.stock);
/** The screen on which these products are counted (GS-14). */
export const countStockPath = (ids: readonly string[]): string =>
  `${addresses.countStock}?products=${ids.map(encodeURIComponent).join(',')}`;
/** The screen of goods labels, with the product that has this barcode (GS-11). */
export const goodsLabelsPath = (barcode: string): string =>
  `${addresses.stockLabels}?search=${encodeURIComponent(barcode)}`;
/** The list of the parcels behind one number of the outstanding cash (CA-5). */
export const heldParcelsPath = ({ courier, rider }: CashHolder, heldAge: string): string => {
  const params = new URLSearchParams({ courier });
  if (courier === 'ownRider') params.set('rider', rider ?? unnamedRider);
  params.set('heldAge', heldAge);
  return `${addresses.parcels}?${params.toString()}`;
};
/** The form with which staff take a rider's cash (CA-8). */
export const handOverPath = (rider: string): string =>
  `${addresses.handOver}?${new URLSearchParams({ rider }).toString()}`;
/** One handover of a rider's cash, with its receipt. */
export const handoverPath = withId(addresses.handovers);
export const updateSlidePath = withId(addresses.updateSlide);
export const updatePagePath = withId(addresses.updatePage);
export const statementPath = withId(addresses.statements);
export const overviewPath = withId(addresses.orderOverview);
export const correctPath = (id: string): string => `${overviewPath(id)}/correct`;
/** The specification's address of an invoice has the order's id twice (RT-16). */
export const invoicePath = (id: string): string => `${overviewPath(id)}/invoice/${encodeURIComponent(id)}`;

/** The list of all orders that a search finds, whatever their status (MD-1). */
export const orderSearchPath = (text: string): string =>
  `${addresses.search}?${new URLSearchParams({ search: text }).toString()}`;

export const replayPath = (id: string): string => `${addresses.replay}?order=${encodeURIComponent(id)}`;

/** The screen that prints a paper for these orders, or for a print batch; `size` is for labels only (MD-7). */
export const printPath = (kind: PaperKind, toPrint: OrdersToPrint, size?: LabelSize['name']): string => {
  const ordersParam =
    'batch' in toPrint
      ? `batch=${encodeURIComponent(toPrint.batch)}`
      : `orders=${toPrint.orders.map(encodeURIComponent).join(',')}`;
  const sizeParam = size === undefined ? '' : `&size=${size}`;
  return `${addresses.print}/${kind}?${ordersParam}${sizeParam}`;
};

/** The handle of a dashboard screen: its document title (RT-20). */
export const screenHandle = (title: string): RouteHandle => ({ head: () => ({ title }) });
