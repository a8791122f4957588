import { statSync } from 'node:fs';
import { accountsReady } from '../clients/adminClient.ts';
import { copyDataDir, madeOnce } from './madeOnce.ts';
import { builtFile, newDataDir, openShop } from './openShop.ts';

/** The data folder of this build's demo shop; made by a first start of the shop. */
const madeDemo = (): Promise<string> =>
  madeOnce(`demo-shop-${statSync(builtFile('server/main.js')).mtimeMs}`, async (folder) => {
    const shop = await openShop(folder);
    await accountsReady(shop.origin);
    await shop.close();
  });

/** A data folder with a demo shop, as a first start leaves it. A copy, since a first start takes three times as long as a later one. */
export const demoDataDir = async (): Promise<string> => {
  const dataDir = newDataDir();
  copyDataDir(await madeDemo(), dataDir);
  return dataDir;
};
