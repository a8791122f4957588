import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { drawnMoves, firstStateOf } from '#machines/drawnMoves.ts';
import { orderMachine } from '#machines/orderMachine.ts';
import { moveFence } from '#server/orders/moveFence.ts';
import { newestFence } from '#server/orders/newestFence.ts';

/** `npm run fence`: adds the migration that fences orders with the machine's moves, unless the newest one does. */

const wanted = moveFence(firstStateOf(orderMachine), drawnMoves);
const standing = newestFence();
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
  const file = newestFence();
  if (made.status !== 0 || file === null || file === standing) throw new Error('No migration was made.');
  writeFileSync(file, wanted);
  process.stdout.write(`${file}\n`);
}
