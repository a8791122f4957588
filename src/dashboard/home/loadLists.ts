const load = () =>
  Promise.allSettled([
    import('../orders/list/PendingOrdersScreen.tsx'),
    import('../orders/list/ConfirmedOrdersScreen.tsx'),
    import('../orders/list/CancelledOrdersScreen.tsx'),
    import('../orders/list/DeliveredOrdersScreen.tsx'),
    import('../orders/list/ReturnOrdersScreen.tsx'),
    import('../products/ProductsScreen.tsx'),
    import('../users/UsersScreen.tsx'),
    import('../slides/SlidesScreen.tsx'),
  ]);

/** Brings the screens that an admin opens from the menu while nothing else is to be done. */
export const loadLists = (): void => {
  // Safari has no requestIdleCallback; there they come when they are opened.
  if (typeof window.requestIdleCallback === 'function') window.requestIdleCallback(() => void load());
};
