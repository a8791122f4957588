import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { drawnMoves, firstStateOf } from '#machines/drawnMoves.ts';
import { orderMachine } from '#machines/orderMachine.ts';
import { latestConstraintsMigration } from '#server/orders/latestConstraintsMigration.ts';
import { orderTransitionConstraints } from '#server/orders/orderTransitionConstraints.ts';

/**
 * `npm run fence`: adds a migration with the machine's moves as constraints, unless the newest one has them
 * already.
 */

const wanted = orderTransitionConstraints(firstStateOf(orderMachine), drawnMoves);
const standing = latestConstraintsMigration();
if (standing !== null && readFileSync(standing, 'utf8') === wanted) {
  process.stdout.write('The newest fence is that of the machine.\n');
} else {
  const config = 'src/server/database/drizzle.config.ts';
  const made = spawnSync(
    'npx',
    ['drizzle-kit', 'generate', '--custom', '--name', 'move_fence', '--config', config],
    {
      stdio: 'inherit',
    },
  );
  const file = latestConstraintsMigration();
  if (made.status !== 0 || file === null || file === standing) throw new Error('No migration was made.');
  writeFileSync(file, wanted);
  process.stdout.write(`${file}\n`);
}
