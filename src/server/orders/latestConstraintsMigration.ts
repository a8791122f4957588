import { readdirSync } from 'node:fs';
import { join } from 'node:path';

const folder = 'src/server/database/migrations';

/** Path of the newest migration with the orders' constraints, from the top folder; `null` without one. */
export const latestConstraintsMigration = (): string | null => {
  const file = readdirSync(folder)
    .filter((name) => name.endsWith('_move_fence.sql'))
    .toSorted()
    .at(-1);
  return file === undefined ? null : join(folder, file);
};
