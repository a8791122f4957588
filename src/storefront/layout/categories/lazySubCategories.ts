import { lazyWithPreload } from '#ui/lazyWithPreload.tsx';

// Separate from CategoryEntry: every page preloads the sub-categories, only some show the menu.
export const { Lazy: LazySubCategories, preload: preloadSubCategories } = lazyWithPreload(
  async () => (await import('./SubCategories.tsx')).SubCategories,
  null,
);
