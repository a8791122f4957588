import { lazyWithPreload } from '#ui/lazyWithPreload.tsx';
import { recentHeight } from './recentHeight.ts';

/** The products seen last; their place is kept while their code is fetched. */
export const lazyRecentProducts = lazyWithPreload(
  async () => (await import('./RecentProducts.tsx')).RecentProducts,
  <div style={{ minHeight: recentHeight }} />,
);
