import { lazyWithPreload } from '#ui/lazyWithPreload.tsx';

// The choices of the filters load with the first movement, touch or key of the visitor.
export const { Lazy: LazyFilterMenuContent, preload: preloadFilterMenu } = lazyWithPreload(
  async () => (await import('./FilterMenuContent.tsx')).FilterMenuContent,
  null,
);
export const { Lazy: LazyFilterSheet, preload: preloadFilterSheet } = lazyWithPreload(
  async () => (await import('./FilterSheet.tsx')).FilterSheet,
  null,
);
