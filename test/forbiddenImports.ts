/** Imports that the rules forbid: what is kept from what, the importing file and the imported one. */
export const forbiddenImports: readonly [string, string, string][] = [
  ['the domain from the api', 'src/domain/price.ts', 'src/api/ask.ts'],
  ['the contract from the machines', 'src/contract/orders.ts', 'src/machines/orderMachine.ts'],
  ['the ui from the slices', 'src/ui/products/Price.tsx', 'src/slices/cartSlice.ts'],
  ['a slice from another', 'src/slices/cartSlice.ts', 'src/slices/themeSlice.ts'],
  ['a screen from the contract', 'src/storefront/cart/CartScreen.tsx', 'src/contract/orders.ts'],
  [
    'the storefront from the dashboard',
    'src/storefront/home/HomeScreen.tsx',
    'src/dashboard/orders/list/OrderList.tsx',
  ],
  [
    'a screen from the inside of another',
    'src/storefront/home/HomeScreen.tsx',
    'src/storefront/cart/CartScreen.tsx',
  ],
  [
    'the storefront’s layout from a screen',
    'src/storefront/layout/StorefrontLayout.tsx',
    'src/storefront/cart/CartScreen.tsx',
  ],
  [
    'the storefront’s products from the layout',
    'src/storefront/products/FavouritableProductCard.tsx',
    'src/storefront/layout/header/Header.tsx',
  ],
  [
    'a part of the layout from the layout',
    'src/storefront/layout/account/UserMenu.tsx',
    'src/storefront/layout/BottomBar.tsx',
  ],
  [
    'a part of the layout from another',
    'src/storefront/layout/search/SearchBox.tsx',
    'src/storefront/layout/account/UserMenu.tsx',
  ],
  [
    'the layout’s header from the footer',
    'src/storefront/layout/header/Header.tsx',
    'src/storefront/layout/footer/Footer.tsx',
  ],
  [
    'a shared part of the dashboard from its users',
    'src/dashboard/components/ListPage.tsx',
    'src/dashboard/products/ProductsScreen.tsx',
  ],
  [
    'a feature of the dashboard from another',
    'src/dashboard/users/UsersScreen.tsx',
    'src/dashboard/products/productColumns.tsx',
  ],
  [
    'a feature of the dashboard from the layout',
    'src/dashboard/account/AccountCard.tsx',
    'src/dashboard/layout/SideMenu.tsx',
  ],
  [
    'the layout of the dashboard from a screen',
    'src/dashboard/layout/DashboardLayout.tsx',
    'src/dashboard/home/DashboardHomeScreen.tsx',
  ],
  [
    'the home of the dashboard from the inside of a feature',
    'src/dashboard/home/DashboardHomeScreen.tsx',
    'src/dashboard/products/useProductForm.ts',
  ],
  [
    'a shared part of the orders from its users',
    'src/dashboard/orders/OrderLoader.tsx',
    'src/dashboard/orders/overview/OrderCards.tsx',
  ],
  [
    'the overview of an order from the lists',
    'src/dashboard/orders/overview/OrderCards.tsx',
    'src/dashboard/orders/list/OrderList.tsx',
  ],
  ['the server from the browser', 'src/server/main.ts', 'src/api/ask.ts'],
  ['the browser from the server', 'src/api/ask.ts', 'src/server/main.ts'],
  [
    'the server’s database from its HTTP',
    'src/server/database/queries/paging.ts',
    'src/server/http/rateLimit.ts',
  ],
  ['the server’s HTTP from its accounts', 'src/server/http/answerErrors.ts', 'src/server/auth/idTokens.ts'],
  [
    'the server’s accounts from a feature',
    'src/server/auth/authorizer.ts',
    'src/server/users/usersRepository.ts',
  ],
  ['a feature of the server from another', 'src/server/users/usersService.ts', 'src/server/slides/a.ts'],
  ['a feature of the server from the demo', 'src/server/images/a.ts', 'src/server/demo/isEmptyShop.ts'],
  [
    'the server’s rendering from its search engine pages',
    'src/server/ssr/headTags.ts',
    'src/server/seo/sitemap.ts',
  ],
  ['a part of the server from openShop', 'src/server/buildServer.ts', 'src/server/openShop.ts'],
  [
    'the server’s settings from its database',
    'src/server/settings.ts',
    'src/server/database/queries/newId.ts',
  ],
  ['the server from a file without a level', 'src/server/main.ts', 'src/server/unlisted/a.ts'],
  ['a layer from the composition root', 'src/storefront/home/HomeScreen.tsx', 'src/app/store/store.ts'],
];
