import { defineConfig } from 'drizzle-kit';

/**
 * For `npx drizzle-kit generate --config src/server/database/schema/drizzle.config.ts` in the root folder, to which
 * the paths are relative.
 */
export default defineConfig({
  dialect: 'postgresql',
  schema: './src/server/database/schema/schema.ts',
  out: './src/server/database/migrations',
});
