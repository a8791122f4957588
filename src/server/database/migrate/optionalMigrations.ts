import {
  auditMigration,
  constraintsMigration,
  countsMigration,
  orderSearchMigration,
  productSearchMigration,
  productWritesMigration,
} from './migrationsFolder.ts';

/** Migrations without which the shop works, because the database may lack what they need. */

/** Migrations with one name, which are applied in a transaction of their own and tried again at each start. */
export interface OptionalMigration {
  /** Last part of the files' names. */
  readonly name: string;
  /** PostgreSQL's codes for what a database lacks. */
  readonly lackingCodes: ReadonlySet<string>;
  /** What the operator has to know when they are missing, if anything; `engine` is the database's name and version. */
  readonly warning: ((engine: string) => string) | null;
}

/** Also without the files of the extension pg_trgm or the right to create it. */
const lackingTrigrams = new Set(['0A000', '42601', '42704', '42883', '58P01', '42501']);

export const optionalMigrations: readonly OptionalMigration[] = [
  {
    name: constraintsMigration,
    // Unsupported feature, unknown syntax, unknown object such as a language, unknown function.
    lackingCodes: new Set(['0A000', '42601', '42704', '42883']),
    warning: (engine) =>
      `${engine} lacks what the constraints on order transitions need: the server alone checks them, and \`npm run orders:audit\` finds orders that another program changed.`,
  },
  {
    name: auditMigration,
    lackingCodes: new Set(['0A000', '42601', '42704', '42883']),
    warning: (engine) =>
      `${engine} lacks the triggers that keep entries of the audit log from being changed: only the shop's own code keeps them.`,
  },
  {
    name: orderSearchMigration,
    lackingCodes: lackingTrigrams,
    warning: (engine) =>
      `${engine} lacks the extension pg_trgm or the right to create it: a search of orders reads all of them. Create the extension in the shop's database and start again.`,
  },
  { name: productSearchMigration, lackingCodes: lackingTrigrams, warning: null },
  {
    name: countsMigration,
    lackingCodes: new Set(['0A000', '42601', '42704', '42883']),
    warning: (engine) =>
      `${engine} lacks triggers with transition tables: the orders of a list are counted each time it is read.`,
  },
  {
    name: productWritesMigration,
    lackingCodes: new Set(['0A000', '42601', '42704', '42883']),
    warning: (engine) => `${engine} lacks triggers: each list of products reads the versions of all of them.`,
  },
];
