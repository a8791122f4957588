import type { FastifyPluginAsync } from 'fastify';
import type { Courier } from './couriers/courier.ts';
import type { Db } from './database/database.ts';
import type { EmulatorAccount } from './firebaseEmulator/startEmulator.ts';

/** The imaginary courier of a demo (CR-15). */
export interface DemoCourier {
  readonly courier: Courier;
  /** Sends the shop the events of its parcels that are due, as other couriers do by webhook; resolves to whether there were any. */
  readonly tell: () => Promise<boolean>;
}

/** What `src/demo` gives to a shop with the accounts emulator. A production build has none of it. */
export interface DemoShop {
  /** Fills the shop with products, people and orders, if it is empty. */
  readonly fill: (db: Db, now: Date) => Promise<void>;
  /** The accounts of the people who may sign in. */
  readonly accounts: readonly EmulatorAccount[];
  /** Serves GET /pictures/demo/NAME-WIDTH.webp */
  readonly imageRoutes: FastifyPluginAsync;
  /** Opens the courier. Its parcels are rows of the shop's database, which are read only when it is asked or tells. */
  readonly openCourier: (parts: { readonly db: Db; readonly now: () => Date }) => DemoCourier;
}
