import type { orderListScreens } from '#dashboard/orders/list/orderListScreens.tsx';
import type { ScreenModule } from './lazyDashboardScreen.tsx';

/** The screens of the dashboard, each loaded when first opened. */

/** The screen of one of the order lists, which share a module. */
const orderList = (path: keyof typeof orderListScreens) => async (): Promise<ScreenModule> => {
  const lists = await import('#dashboard/orders/list/orderListScreens.tsx');
  return lists.orderListScreens[path];
};

export const dashboardScreens = {
  DashboardHomeScreen: () => import('#dashboard/home/DashboardHomeScreen.tsx'),
  AddProductScreen: () => import('#dashboard/products/AddProductScreen.tsx'),
  UpdateProductScreen: () => import('#dashboard/products/UpdateProductScreen.tsx'),
  ProductsScreen: () => import('#dashboard/products/ProductsScreen.tsx'),
  ImportProductsScreen: () => import('#dashboard/productImport/ImportProductsScreen.tsx'),
  StockScreen: () => import('#dashboard/stock/StockScreen.tsx'),
  ProductStockScreen: () => import('#dashboard/stock/ProductStockScreen.tsx'),
  UsersScreen: () => import('#dashboard/users/UsersScreen.tsx'),
  CallListScreen: () => import('#dashboard/orders/calls/CallListScreen.tsx'),
  BlockedPhonesScreen: () => import('#dashboard/phones/BlockedPhonesScreen.tsx'),
  SlidesScreen: () => import('#dashboard/slides/SlidesScreen.tsx'),
  AddSlideScreen: () => import('#dashboard/slides/AddSlideScreen.tsx'),
  UpdateSlideScreen: () => import('#dashboard/slides/UpdateSlideScreen.tsx'),
  CategoriesScreen: () => import('#dashboard/categories/CategoriesScreen.tsx'),
  PagesScreen: () => import('#dashboard/pages/PagesScreen.tsx'),
  AddPageScreen: () => import('#dashboard/pages/AddPageScreen.tsx'),
  UpdatePageScreen: () => import('#dashboard/pages/UpdatePageScreen.tsx'),
  ShopSettingsScreen: () => import('#dashboard/shopSettings/ShopSettingsScreen.tsx'),
  AuditLogScreen: () => import('#dashboard/audit/AuditLogScreen.tsx'),
  PrintScreen: () => import('#dashboard/orders/print/PrintScreen.tsx'),
  OrderOverviewScreen: () => import('#dashboard/orders/overview/OrderOverviewScreen.tsx'),
  CorrectOrderScreen: () => import('#dashboard/orders/corrections/CorrectOrderScreen.tsx'),
  ReplayScreen: () => import('#dashboard/replay/ReplayScreen.tsx'),
  ReviewsScreen: () => import('#dashboard/reviews/ReviewsScreen.tsx'),
  InvoiceScreen: () => import('#dashboard/orders/invoice/InvoiceScreen.tsx'),
  pendingOrders: orderList('pendingOrders'),
  confirmedOrders: orderList('confirmedOrders'),
  cancelledOrders: orderList('cancelledOrders'),
  deliveredOrders: orderList('deliveredOrders'),
  returnOrders: orderList('returnOrders'),
  activeOrders: orderList('activeOrders'),
  myShopping: orderList('myShopping'),
  myCancellations: orderList('myCancellations'),
  myReturn: orderList('myReturn'),
  search: orderList('search'),
} satisfies Readonly<Record<string, () => Promise<ScreenModule>>>;

export type DashboardScreen = keyof typeof dashboardScreens;
