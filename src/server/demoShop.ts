import type { FastifyPluginAsync } from 'fastify';
import type { Courier } from './couriers/courier.ts';
import type { Db } from './database/database.ts';
import type { EmulatorAccount } from './firebaseEmulator/startEmulator.ts';

/** The imaginary courier of a demo (CR-15). */
export interface DemoCourier {
  readonly courier: Courier;
  /** Sends the shop what it has to say of its parcels by now, as others do by webhook; true when that was something new. */
  readonly tell: () => Promise<boolean>;
}

/** What a shop with the accounts emulator takes from `src/demo`. A production build has none of it. */
export interface DemoShop {
  /** Fills the shop with products, people and orders, if it is empty. */
  readonly fill: (db: Db, now: Date) => Promise<void>;
  /** The accounts of the people who may sign in. */
  readonly accounts: readonly EmulatorAccount[];
  /** GET /pictures/demo/NAME-WIDTH.webp */
  readonly imageRoutes: FastifyPluginAsync;
  /** The parcels that it carries are those of the database; nothing is read before it is asked or tells. */
  readonly openCourier: (parts: { readonly db: Db; readonly now: () => Date }) => DemoCourier;
}
