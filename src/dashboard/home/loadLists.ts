const load = () =>
  Promise.allSettled([
    import('../admin/PendingOrdersScreen.tsx'),
    import('../admin/ConfirmedOrdersScreen.tsx'),
    import('../admin/CancelledOrdersScreen.tsx'),
    import('../admin/DeliveredOrdersScreen.tsx'),
    import('../admin/ReturnOrdersScreen.tsx'),
    import('../admin/ProductsScreen.tsx'),
    import('../admin/UsersScreen.tsx'),
    import('../admin/SlidesScreen.tsx'),
  ]);

/** Brings the screens that an admin opens from the menu while nothing else is to be done. */
export const loadLists = (): void => {
  // Safari has no requestIdleCallback; there they come when they are opened.
  if (typeof window.requestIdleCallback === 'function') window.requestIdleCallback(() => void load());
};
