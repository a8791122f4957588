import type { DemoShop } from '#server/demoShop.ts';
import { demoAccounts } from '../accounts/demoAccounts.ts';
import { openDemoCourier } from '../courier/openDemoCourier.ts';
import { demoImageRoutes } from '../pictures/demoImageRoutes.ts';
import { fillDemoShop } from './fillDemoShop.ts';
import { isEmptyShop } from './isEmptyShop.ts';

/** The demo, as the server's `main` loads it. */
export const demoShop: DemoShop = {
  fill: async (db, now) => {
    if (await isEmptyShop(db)) await fillDemoShop(db, now);
  },
  accounts: demoAccounts,
  imageRoutes: demoImageRoutes,
  openCourier: openDemoCourier,
};
