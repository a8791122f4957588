import { expect, vi } from 'vitest';
import { type Nginx, startNginx } from '../../support/servers/nginx.ts';
import { type StoredOrder, writeAdmin } from '../../support/servers/writeShop.ts';
import { type Crowd, placeOrders } from '../placeOrders.ts';
import { ordersOn, prepareDatabase, shopOn } from '../postgresShop.ts';
import { type Release, type ShopProcesses, startShops } from '../shopProcesses.ts';
import { type Following, followAsStaff } from './followAsStaff.ts';
import { type Cluster, type ClusterModes, openCluster } from './openCluster.ts';
import { type StopWatch, watchStops } from './watchStops.ts';

/** Two processes of the shop behind nginx on a cluster, with guests who place orders and a tab of staff. */
export interface ClusterShop {
  readonly cluster: Cluster;
  readonly shops: ShopProcesses;
  readonly nginx: Nginx;
  readonly crowd: Crowd;
  readonly staff: Following;
  /** The token of an admin. */
  readonly token: string;
  readonly product: string;
  /** Waits until more than twenty further orders are confirmed and the stream of staff has told of one of them. */
  ordersGoOn(): Promise<void>;
  /** Seconds of the longest stop of orders while that was done and until orders went on. */
  stopOf(fault: string, act: () => Promise<void>): Promise<number>;
  /** Waits until another node than that one leads. */
  untilAnotherLeads(name: string): Promise<void>;
  /** Ends the guests and the stream; returns the orders of the database. */
  settle(): Promise<StoredOrder[]>;
  close(): Promise<void>;
}

/** Number of guests. */
export const guests = 8;
/** Milliseconds of each guest between two orders. */
export const rest = 100;

/** The different answers other than a confirmation, sorted. */
export const statusesOf = ({ others }: Crowd): number[] =>
  [...new Set(others.map(({ status }) => status))].toSorted((one, other) => one - other);

const ordersGoOn = async ({ crowd, staff }: Pick<AllParts, 'crowd' | 'staff'>): Promise<void> => {
  const before = crowd.confirmed.length;
  await vi.waitFor(
    () => {
      const since = crowd.confirmed.slice(before);
      expect(since.length, `${since.length} orders; ${statusesOf(crowd).join(', ')}`).toBeGreaterThan(20);
      expect(since.some(({ id }) => staff.told.has(id))).toBe(true);
    },
    { timeout: 60_000, interval: 20 },
  );
};

interface ClusterShopOptions extends ClusterModes {
  /** What the shop's processes run instead of this build. */
  readonly release?: Release;
}

/** What is open so far, so that all of it can be closed when something does not open. */
type Parts = {
  -readonly [Name in 'cluster' | 'shops' | 'nginx' | 'crowd' | 'staff' | 'stops']?: AllParts[Name];
};

interface AllParts {
  readonly cluster: Cluster;
  readonly shops: ShopProcesses;
  readonly nginx: Nginx;
  readonly crowd: Crowd;
  readonly staff: Following;
  readonly stops: StopWatch;
}

const closeParts = async ({ cluster, shops, nginx, crowd, staff, stops }: Parts): Promise<void> => {
  stops?.end();
  await shops?.end('SIGKILL');
  // Without a connection the guests stop; they would repeat a 502 for ever.
  await nginx?.close();
  await crowd?.end();
  await staff?.end();
  await cluster?.close();
};

const openParts = async (parts: Parts, { release, ...modes }: ClusterShopOptions) => {
  const cluster = await openCluster(modes);
  parts.cluster = cluster;
  const product = await prepareDatabase(cluster.url);
  const token = await writeAdmin({ databaseUrl: cluster.url, dataDir: null });
  const shops = await startShops(2, { ...shopOn(cluster.url), TRUST_PROXY: '127.0.0.1' }, release);
  parts.shops = shops;
  const nginx = await startNginx(shops.origins);
  parts.nginx = nginx;
  const crowd = placeOrders(nginx.origin, product, { guests, rest });
  parts.crowd = crowd;
  const staff = followAsStaff(nginx.origin, token);
  parts.staff = staff;
  const stops = watchStops(() => crowd.confirmed.length);
  parts.stops = stops;
  return { cluster, shops, nginx, crowd, staff, stops, token, product };
};

const shopOf = (
  { stops, ...opened }: AllParts & Pick<ClusterShop, 'token' | 'product'>,
  close: () => Promise<void>,
): ClusterShop => {
  const { cluster, crowd, staff } = opened;
  return {
    ...opened,
    ordersGoOn: () => ordersGoOn(opened),
    stopOf: async (fault, act) => {
      stops.reset();
      await act();
      await ordersGoOn(opened);
      const longest = stops.longest();
      process.stdout.write(`${fault}: orders stopped for ${longest.toFixed(1)} s.\n`);
      return longest;
    },
    untilAnotherLeads: (name) =>
      vi.waitFor(async () => expect((await cluster.leader()).name).not.toBe(name), {
        timeout: 60_000,
        interval: 100,
      }),
    settle: async () => {
      await crowd.end();
      await staff.end();
      return ordersOn(cluster.url);
    },
    close,
  };
};

/** Opens all of it; resolves when orders are placed and staff are told of them. */
export const openClusterShop = async (options: ClusterShopOptions): Promise<ClusterShop> => {
  const parts: Parts = {};
  try {
    const opened = await openParts(parts, options);
    await ordersGoOn(opened);
    return shopOf(opened, () => closeParts(parts));
  } catch (error) {
    await closeParts(parts);
    throw error;
  }
};
