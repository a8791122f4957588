const load = () =>
  Promise.allSettled([
    import('../orders/list/orderListScreens.tsx'),
    import('../products/ProductsScreen.tsx'),
    import('../users/UsersScreen.tsx'),
    import('../slides/SlidesScreen.tsx'),
  ]);

/** Preloads the screens of the admin menu when the browser is idle. */
export const loadLists = (): void => {
  // Safari has no requestIdleCallback: it loads each screen when the screen is opened.
  if (typeof window.requestIdleCallback === 'function') window.requestIdleCallback(() => void load());
};
