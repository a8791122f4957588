import { readdirSync } from 'node:fs';
import { join } from 'node:path';

const folder = 'src/server/database/migrations';

/** The newest migration that fences orders, from the top folder; `null` before there was one. */
export const latestConstraintsMigration = (): string | null => {
  const file = readdirSync(folder)
    .filter((name) => name.endsWith('_move_fence.sql'))
    .toSorted()
    .at(-1);
  return file === undefined ? null : join(folder, file);
};
