import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { orderMachine } from '#machines/orderMachine.ts';
import { initialStateOf, orderTransitions, statesTagged } from '#machines/orderTransitions.ts';
import { migrationFiles } from '#server/database/migrate/migrationsFolder.ts';
import { orderTransitionConstraints } from '#server/orders/constraints/orderTransitionConstraints.ts';

/**
 * `npm run db:constraints`: adds a migration with the machine's moves and tags as constraints, unless the newest one
 * has them already.
 */

/** Precedes the constraints in the file of a migration, which end it. */
const header = '-- Generated from src/machines/orderMachine.ts by `npm run db:constraints`.\n';
const root = fileURLToPath(new URL('../..', import.meta.url));

/** The constraints of the newest migration that has any; `null` without one. */
const newestConstraints = (): string | null =>
  migrationFiles()
    .map((file) => readFileSync(file, 'utf8').split(header)[1])
    .findLast((constraints) => constraints !== undefined) ?? null;

/** Creates an empty migration and returns its path. */
const addMigration = (): string => {
  const before = migrationFiles().at(-1);
  const config = ['--config', 'src/server/database/schema/drizzle.config.ts'];
  const { status } = spawnSync(
    'npx',
    ['drizzle-kit', 'generate', '--custom', '--name', 'order_constraints', ...config],
    // The paths in the config are relative to the root folder.
    { stdio: 'inherit', cwd: root },
  );
  const file = migrationFiles().at(-1);
  if (status !== 0 || file === undefined || file === before) throw new Error('No migration was created.');
  return file;
};

const constraints = orderTransitionConstraints({
  initialStatus: initialStateOf(orderMachine),
  moves: orderTransitions,
  correctable: statesTagged(orderMachine, 'correctable'),
});
if (newestConstraints() === constraints) {
  process.stdout.write("The newest constraints are the machine's.\n");
} else {
  const file = addMigration();
  writeFileSync(file, header + constraints);
  process.stdout.write(`${file}\n`);
}
