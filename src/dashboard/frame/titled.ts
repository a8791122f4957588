import type { ScreenHandle } from '#api/screenHandle.ts';
import { shop } from '#domain/shop.ts';

/** The handle of a dashboard screen: its document title (RT-20). */
export const titled = (title: string): ScreenHandle => ({
  head: () => ({ title: `${title} | ${shop.name}` }),
});
