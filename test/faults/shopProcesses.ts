import { removeFolder } from '../support/removeFolder.ts';
import { newDataDir, type OpenShop, openShop } from '../support/servers/openShop.ts';
import { unassignedPorts } from '../support/servers/unassignedPorts.ts';

/** A build with settings of its own. */
export interface Release {
  readonly build: string;
  readonly settings: NodeJS.ProcessEnv;
}

/** Built shops on one database, each of which can be ended and started again at its address. */
export interface ShopProcesses {
  readonly origins: readonly string[];
  /** Ends one with the signal and starts it again, as the release if one is named; resolves when it is ready for requests. */
  restart(index: number, signal: NodeJS.Signals, release?: Release): Promise<void>;
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
  first?: Release,
): Promise<ShopProcesses> => {
  const dataDir = newDataDir();
  const open = async (port: string, release = first): Promise<OpenShop> => {
    const shop = await openShop(
      dataDir,
      { ...environment, ...release?.settings, PORT: port },
      release?.build,
    );
    await untilReady(shop.origin);
    return shop;
  };
  const ports = await unassignedPorts(count);
  const shops = await Promise.all(ports.map((port) => open(String(port))));
  const origins = shops.map(({ origin }) => origin);
  return {
    origins,
    restart: async (index, signal, release) => {
      await shops[index]?.close(signal);
      shops[index] = await open(String(ports[index]), release);
    },
    end: async (signal) => {
      const codes = await Promise.all(shops.map(({ close }) => close(signal)));
      removeFolder(dataDir);
      return codes;
    },
  };
};
