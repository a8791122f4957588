import { removeFolder } from '../support/removeFolder.ts';
import { newDataDir, type OpenShop, openShop } from '../support/servers/openShop.ts';

/** Built shops on one database, each of which can be ended and started again at its address. */
export interface ShopProcesses {
  readonly origins: readonly string[];
  /** Ends one with the signal and starts it again, of another build if one is named; resolves when it is ready for requests. */
  restart(index: number, signal: NodeJS.Signals, build?: string): Promise<void>;
  /** Ends all with the signal; returns their exit codes. */
  end(signal: NodeJS.Signals): Promise<(number | null)[]>;
}

const untilReady = async (origin: string): Promise<void> => {
  const { ok } = await fetch(`${origin}/readyz`);
  if (!ok) await untilReady(origin);
};

export const startShops = async (
  count: number,
  environment: NodeJS.ProcessEnv,
  firstBuild?: string,
): Promise<ShopProcesses> => {
  const dataDir = newDataDir();
  const open = async (port: string, build = firstBuild): Promise<OpenShop> => {
    const shop = await openShop(dataDir, { ...environment, PORT: port }, build);
    await untilReady(shop.origin);
    return shop;
  };
  const shops = await Promise.all(Array.from({ length: count }, () => open('0')));
  const origins = shops.map(({ origin }) => origin);
  return {
    origins,
    restart: async (index, signal, build) => {
      await shops[index]?.close(signal);
      shops[index] = await open(new URL(origins[index] ?? '').port, build);
    },
    end: async (signal) => {
      const codes = await Promise.all(shops.map(({ close }) => close(signal)));
      removeFolder(dataDir);
      return codes;
    },
  };
};
