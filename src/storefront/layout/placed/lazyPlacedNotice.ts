import { lazyWithPreload } from '#ui/lazyWithPreload.tsx';

/** Few visits have an order to lead to. */
export const { Lazy: LazyPlacedNotice } = lazyWithPreload(
  async () => (await import('./PlacedNotice.tsx')).PlacedNotice,
  null,
);
