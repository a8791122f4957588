import { defineConfig } from 'drizzle-kit';

/** Run `npx drizzle-kit generate --config src/server/database/drizzle.config.ts` in the root folder. */
export default defineConfig({
  dialect: 'postgresql',
  schema: './src/server/database/schema.ts',
  out: './src/server/database/migrations',
});
