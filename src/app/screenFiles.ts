/**
 * The source file of each screen by the id of its route. The server announces the built chunks of the screen that it
 * renders; the browser does without this list.
 */
const screenFiles: Readonly<Record<string, string>> = {
  home: 'src/storefront/home/HomeScreen.tsx',
  shop: 'src/storefront/listing/ShopScreen.tsx',
  'about-us': 'src/storefront/pages/AboutScreen.tsx',
  'contact-us': 'src/storefront/pages/ContactScreen.tsx',
  cart: 'src/storefront/cart/CartScreen.tsx',
  'product-details/:id': 'src/storefront/product/ProductScreen.tsx',
  'product-checkout': 'src/storefront/checkout/CheckoutScreen.tsx',
  register: 'src/storefront/account/RegisterScreen.tsx',
  login: 'src/storefront/account/LoginScreen.tsx',
  'forgot-password': 'src/storefront/account/ForgotPasswordScreen.tsx',
  'mail-link': 'src/storefront/account/MailLinkScreen.tsx',
  'sub-category/:subCategory': 'src/storefront/listing/CategoryScreen.tsx',
  'category/:category': 'src/storefront/listing/CategoryScreen.tsx',
  '*': 'src/storefront/pages/NotFoundScreen.tsx',
  dashboard: 'src/dashboard/home/DashboardHomeScreen.tsx',
  'dashboard/addProduct': 'src/dashboard/products/AddProductScreen.tsx',
  'dashboard/update/:id': 'src/dashboard/products/UpdateProductScreen.tsx',
  'dashboard/allProducts': 'src/dashboard/products/ProductsScreen.tsx',
  'dashboard/allUsers': 'src/dashboard/users/UsersScreen.tsx',
  'dashboard/pendingOrders': 'src/dashboard/orders/list/orderListScreens.tsx',
  'dashboard/confirmedOrders': 'src/dashboard/orders/list/orderListScreens.tsx',
  'dashboard/cancelledOrders': 'src/dashboard/orders/list/orderListScreens.tsx',
  'dashboard/deliveredOrders': 'src/dashboard/orders/list/orderListScreens.tsx',
  'dashboard/returnOrders': 'src/dashboard/orders/list/orderListScreens.tsx',
  'dashboard/manageSlider': 'src/dashboard/slides/SlidesScreen.tsx',
  'dashboard/addSlide': 'src/dashboard/slides/AddSlideScreen.tsx',
  'dashboard/updateSlider/:id': 'src/dashboard/slides/UpdateSlideScreen.tsx',
  'dashboard/activeOrders': 'src/dashboard/orders/list/orderListScreens.tsx',
  'dashboard/myShopping': 'src/dashboard/orders/list/orderListScreens.tsx',
  'dashboard/myCancellations': 'src/dashboard/orders/list/orderListScreens.tsx',
  'dashboard/myReturn': 'src/dashboard/orders/list/orderListScreens.tsx',
  'dashboard/order-overview/:id': 'src/dashboard/orders/overview/OrderOverviewScreen.tsx',
  'dashboard/replay': 'src/dashboard/replay/ReplayScreen.tsx',
  'dashboard/order-overview/:id/invoice/:invoiceId': 'src/dashboard/orders/invoice/InvoiceScreen.tsx',
  product: 'src/storefront/layout/ListingLayout.tsx',
};

/** The source file of the route with this id, if it shows a screen. */
export const screenFile = (routeId: string): string | undefined => screenFiles[routeId];
