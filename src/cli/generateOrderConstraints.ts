import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { orderMachine } from '#machines/orderMachine.ts';
import { initialStateOf, orderTransitions, statesTagged } from '#machines/orderTransitions.ts';
import { constraintsMigration, latestMigration } from '#server/database/migrate/migrationsFolder.ts';
import { orderTransitionConstraints } from '#server/orders/orderTransitionConstraints.ts';

/**
 * `npm run db:constraints`: adds a migration with the machine's moves and tags as constraints, unless the newest one
 * has them already.
 */

const header = '-- Generated from src/machines/orderMachine.ts by `npm run db:constraints`.\n';
const root = fileURLToPath(new URL('../..', import.meta.url));

/** Creates an empty migration and returns its path. */
const addMigration = (): string => {
  const before = latestMigration(constraintsMigration);
  const config = ['--config', 'src/server/database/schema/drizzle.config.ts'];
  const { status } = spawnSync(
    'npx',
    ['drizzle-kit', 'generate', '--custom', '--name', constraintsMigration, ...config],
    // The paths in the config are relative to the root folder.
    { stdio: 'inherit', cwd: root },
  );
  const file = latestMigration(constraintsMigration);
  if (status !== 0 || file === null || file === before) throw new Error('No migration was created.');
  return file;
};

const constraints = orderTransitionConstraints({
  initialStatus: initialStateOf(orderMachine),
  moves: orderTransitions,
  correctable: statesTagged(orderMachine, 'correctable'),
});
const latest = latestMigration(constraintsMigration);
// The first line is the header, which names the command.
if (latest !== null && readFileSync(latest, 'utf8').replace(/^.*\n/, '') === constraints) {
  process.stdout.write("The newest constraints are the machine's.\n");
} else {
  const file = addMigration();
  writeFileSync(file, header + constraints);
  process.stdout.write(`${file}\n`);
}
