import { lazyWithPreload } from '#ui/lazyWithPreload.tsx';

/** The order lists, which print invoices too, do without what draws codes. */
export const { Lazy: LazyTrackingCode } = lazyWithPreload(
  async () => (await import('./TrackingCode.tsx')).TrackingCode,
  null,
);
