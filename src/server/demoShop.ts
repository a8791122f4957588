import type { FastifyPluginAsync } from 'fastify';
import type { Db } from './database/database.ts';
import type { EmulatorAccount } from './firebaseEmulator/startEmulator.ts';

/** What a shop with the accounts emulator takes from `src/demo`. A production build has none of it. */
export interface DemoShop {
  /** Fills the shop with products, people and orders, if it is empty. */
  readonly fill: (db: Db, now: Date) => Promise<void>;
  /** The accounts of the people who may sign in. */
  readonly accounts: readonly EmulatorAccount[];
  /** GET /pictures/demo/NAME-WIDTH.webp */
  readonly imageRoutes: FastifyPluginAsync;
}
