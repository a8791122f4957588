import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { orderStatuses } from '#domain/orders/orderStatus.ts';
import { newCash } from '#machines/cashMoves.ts';
import { cashTransitions } from '#machines/cashTransitions.ts';
import { orderMachine } from '#machines/orderMachine.ts';
import { isCorrectable } from '#machines/orderMoves.ts';
import { orderTransitions } from '#machines/orderTransitions.ts';
import { initialStateOf } from '#machines/readTransitions.ts';
import { cashConstraints } from '#server/cash/cashConstraints.ts';
import { migrationFiles } from '#server/database/migrate/migrationsFolder.ts';
import { orderTransitionConstraints } from '#server/orders/constraints/orderTransitionConstraints.ts';

/**
 * `npm run db:constraints`: for each machine, adds a migration that writes its moves as constraints of the database, unless
 * the machine's newest migration has the same ones.
 */

interface Constraints {
  /** Name of the migration. */
  readonly name: string;
  readonly machine: string;
  readonly sql: string;
}

const machines: readonly Constraints[] = [
  {
    name: 'order_constraints',
    machine: 'orderMachine',
    sql: orderTransitionConstraints({
      initialStatus: initialStateOf(orderMachine),
      moves: orderTransitions,
      // For admins the statuses are the same: both roles may correct.
      correctable: orderStatuses.filter((status) => isCorrectable(status, 'staff')),
    }),
  },
  {
    name: 'cash_constraints',
    machine: 'cashMachine',
    sql: cashConstraints(newCash.state, cashTransitions),
  },
];

/** The line before the constraints in a migration's file; the rest of the file is the constraints. */
const headerOf = ({ machine }: Constraints): string =>
  `-- Generated from src/machines/${machine}.ts by \`npm run db:constraints\`.\n`;
const root = fileURLToPath(new URL('../..', import.meta.url));

/** The constraints in the newest migration with this header; `null` when no migration has it. */
const newestConstraints = (header: string): string | null => {
  const texts = migrationFiles().map((file) => readFileSync(file, 'utf8'));
  const newest = texts.findLast((text) => text.includes(header));
  return newest?.split(header)[1] ?? null;
};

/** Creates an empty migration and returns its path. */
const addMigration = (name: string): string => {
  const newestBefore = migrationFiles().at(-1);
  const config = ['--config', 'src/server/database/schema/drizzle.config.ts'];
  const { status } = spawnSync(
    'npx',
    ['drizzle-kit', 'generate', '--custom', '--name', name, ...config],
    // The paths in the config are relative to the root folder.
    { stdio: 'inherit', cwd: root },
  );
  const file = migrationFiles().at(-1);
  const isCreated = status === 0 && file !== newestBefore;
  if (!isCreated || file === undefined) throw new Error('No migration was created.');
  return file;
};

for (const constraints of machines) {
  const header = headerOf(constraints);
  if (newestConstraints(header) === constraints.sql) {
    process.stdout.write(`The newest constraints are those of ${constraints.machine}.\n`);
  } else {
    const file = addMigration(constraints.name);
    writeFileSync(file, header + constraints.sql);
    process.stdout.write(`${file}\n`);
  }
}
