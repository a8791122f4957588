import { cpSync, existsSync, lstatSync, mkdirSync, mkdtempSync, renameSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { accountsReady } from '../clients/adminClient.ts';
import { removeFolder } from '../removeFolder.ts';
import { builtFile, newDataDir, openShop } from './openShop.ts';

/** The data folder of this build's demo shop; made by a first start of the shop. */
const madeOnce = async (): Promise<string> => {
  const made = join('.test', `demo-shop-${statSync(builtFile('server/main.js')).mtimeMs}`);
  if (existsSync(made)) return made;
  mkdirSync('.test', { recursive: true });
  const making = mkdtempSync(join('.test', 'making-'));
  const shop = await openShop(join(process.cwd(), making));
  await accountsReady(shop.origin);
  await shop.close();
  try {
    renameSync(making, made);
  } catch {
    // Another process of the run has made it at the same time.
    removeFolder(making);
  }
  return made;
};

/** A data folder with a demo shop, as a first start leaves it. A copy, since a first start takes three times as long as a later one. */
export const demoDataDir = async (): Promise<string> => {
  const dataDir = newDataDir();
  // The sockets are its lock.
  cpSync(await madeOnce(), dataDir, { recursive: true, filter: (file) => !lstatSync(file).isSocket() });
  return dataDir;
};
