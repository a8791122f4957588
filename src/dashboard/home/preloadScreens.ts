const importScreens = () =>
  Promise.allSettled([
    import('../orders/list/orderListScreens.tsx'),
    import('../products/ProductsScreen.tsx'),
    import('../users/UsersScreen.tsx'),
    import('../slides/SlidesScreen.tsx'),
  ]);

/** Preloads the screens of the admin menu when the browser is idle. */
export const preloadScreens = (): void => {
  // Safari has no requestIdleCallback: it loads each screen when the user opens it.
  if (typeof window.requestIdleCallback === 'function')
    window.requestIdleCallback(() => void importScreens());
};
