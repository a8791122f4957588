import type { RouteObject } from 'react-router-dom';
import { Outlet } from 'react-router-dom';
import type { DashboardHandle } from '#dashboard/components/routing/useDashboardHandle.ts';
import type { orderListScreens } from '#dashboard/orders/list/orderListScreens.tsx';
import { lazyDashboardScreen, type ScreenModule } from './access/lazyDashboardScreen.tsx';
import { DashboardTokenRedirect, LayoutError, RequireAuth } from './access/RequireAuth.tsx';
import { withErrorScreen } from './routing/RouteErrorBoundary.tsx';

/** The screens of the dashboard, each loaded when first opened. This table is loaded with the first address of the dashboard. */

type LoadScreen = () => Promise<ScreenModule>;

/** A route of the dashboard, open to every account unless `options.access` says otherwise. The path '' is `/dashboard` itself. */
const dashboardRoute = (
  path: string,
  loadScreen: LoadScreen,
  options: Partial<Omit<DashboardHandle, 'load'>> = {},
): RouteObject => {
  const { Component, load } = lazyDashboardScreen(loadScreen);
  return {
    ...(path === '' ? { index: true } : { path }),
    handle: { access: 'account', ...options, load } satisfies DashboardHandle,
    Component,
  };
};

/** A route of the dashboard that only staff may open (DB-4). */
const staffRoute = (path: string, loadScreen: LoadScreen): RouteObject =>
  dashboardRoute(path, loadScreen, { access: 'staff' });

/** A route of the dashboard that only admins may open (MD-10). */
const adminRoute = (path: string, loadScreen: LoadScreen): RouteObject =>
  dashboardRoute(path, loadScreen, { access: 'admin' });

/** The screen of one of the order lists, which share a module. */
const orderList = (name: keyof typeof orderListScreens) => async (): Promise<ScreenModule> =>
  (await import('#dashboard/orders/list/orderListScreens.tsx')).orderListScreens[name];

const screens = [
  dashboardRoute('', () => import('#dashboard/home/DashboardHomeScreen.tsx')),
  staffRoute('addProduct', () => import('#dashboard/products/AddProductScreen.tsx')),
  staffRoute('update/:id', () => import('#dashboard/products/UpdateProductScreen.tsx')),
  staffRoute('allProducts', () => import('#dashboard/products/ProductsScreen.tsx')),
  staffRoute('stock', () => import('#dashboard/stock/StockScreen.tsx')),
  staffRoute('stock/:id', () => import('#dashboard/stock/ProductStockScreen.tsx')),
  staffRoute('countStock', () => import('#dashboard/stock/CountStockScreen.tsx')),
  staffRoute('stockLabels', () => import('#dashboard/stock/labels/GoodsLabelsScreen.tsx')),
  staffRoute('stockRequests', () => import('#dashboard/stock/AskedForScreen.tsx')),
  adminRoute('allUsers', () => import('#dashboard/users/UsersScreen.tsx')),
  adminRoute('importProducts', () => import('#dashboard/productImport/ImportProductsScreen.tsx')),
  staffRoute('pendingOrders', orderList('pendingOrders')),
  staffRoute('confirmedOrders', orderList('confirmedOrders')),
  staffRoute('cancelledOrders', orderList('cancelledOrders')),
  staffRoute('deliveredOrders', orderList('deliveredOrders')),
  staffRoute('returnOrders', orderList('returnOrders')),
  staffRoute('scan', () => import('#dashboard/orders/scanning/ScanScreen.tsx')),
  staffRoute('parcels', () => import('#dashboard/orders/parcels/ParcelsScreen.tsx')),
  staffRoute('statements', () => import('#dashboard/orders/statements/StatementsScreen.tsx')),
  staffRoute('statements/:id', () => import('#dashboard/orders/statements/StatementScreen.tsx')),
  staffRoute('newStatement', () => import('#dashboard/orders/statements/NewStatementScreen.tsx')),
  staffRoute('toDecide', () => import('#dashboard/orders/toDecide/ToDecideScreen.tsx')),
  staffRoute('figures', () => import('#dashboard/figures/FiguresScreen.tsx')),
  staffRoute('cash', () => import('#dashboard/orders/cash/CashScreen.tsx')),
  staffRoute('handOver', () => import('#dashboard/orders/cash/HandOverScreen.tsx')),
  staffRoute('handovers', () => import('#dashboard/orders/cash/HandoversScreen.tsx')),
  staffRoute('handovers/:id', () => import('#dashboard/orders/cash/ReceiptScreen.tsx')),
  staffRoute('callList', () => import('#dashboard/orders/calls/CallListScreen.tsx')),
  staffRoute('phoneOrder', () => import('#dashboard/orders/phoneOrder/PhoneOrderScreen.tsx')),
  staffRoute('blockedPhones', () => import('#dashboard/phones/BlockedPhonesScreen.tsx')),
  staffRoute('reviews', () => import('#dashboard/reviews/ReviewsScreen.tsx')),
  adminRoute('manageSlider', () => import('#dashboard/slides/SlidesScreen.tsx')),
  adminRoute('addSlide', () => import('#dashboard/slides/AddSlideScreen.tsx')),
  adminRoute('updateSlider/:id', () => import('#dashboard/slides/UpdateSlideScreen.tsx')),
  adminRoute('categories', () => import('#dashboard/categories/CategoriesScreen.tsx')),
  adminRoute('pages', () => import('#dashboard/pages/PagesScreen.tsx')),
  adminRoute('addPage', () => import('#dashboard/pages/AddPageScreen.tsx')),
  adminRoute('updatePage/:id', () => import('#dashboard/pages/UpdatePageScreen.tsx')),
  adminRoute('shopSettings', () => import('#dashboard/shopSettings/ShopSettingsScreen.tsx')),
  adminRoute('opening', () => import('#dashboard/opening/OpeningScreen.tsx')),
  adminRoute('auditLog', () => import('#dashboard/audit/AuditLogScreen.tsx')),
  adminRoute('jobs', () => import('#dashboard/jobs/JobsScreen.tsx')),
  dashboardRoute('activeOrders', orderList('activeOrders')),
  dashboardRoute('myShopping', orderList('myShopping')),
  dashboardRoute('myCancellations', orderList('myCancellations')),
  dashboardRoute('myReturn', orderList('myReturn')),
  dashboardRoute('search', orderList('search')),
  staffRoute('print/:kind', () => import('#dashboard/orders/print/PrintScreen.tsx')),
  dashboardRoute('order-overview/:id', () => import('#dashboard/orders/overview/OrderOverviewScreen.tsx')),
  staffRoute(
    'order-overview/:id/correct',
    () => import('#dashboard/orders/corrections/CorrectOrderScreen.tsx'),
  ),
  // In development anyone can replay a recording, without an account.
  dashboardRoute('replay', () => import('#dashboard/replay/ReplayScreen.tsx'), {
    access: 'staff',
    isPublic: import.meta.env.DEV,
  }),
  dashboardRoute(
    'order-overview/:id/invoice/:invoiceId',
    () => import('#dashboard/orders/invoice/InvoiceScreen.tsx'),
  ),
];

export const dashboardRoutes = {
  path: '/dashboard',
  Component: Outlet,
  children: [
    { Component: RequireAuth, children: [withErrorScreen(LayoutError, screens)] },
    // An older shop put its access token here; any other unknown word leads to the dashboard too (RT-13).
    // Outside of RequireAuth, which would hand that address on to the login, as the way back.
    { path: ':id', Component: DashboardTokenRedirect },
  ],
} satisfies RouteObject;
