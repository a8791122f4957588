import { defineConfig } from 'drizzle-kit';

/** `npx drizzle-kit generate --config src/server/database/drizzle.config.ts`, from the top folder. */
export default defineConfig({
  dialect: 'postgresql',
  schema: './src/server/database/schema.ts',
  out: './src/server/database/migrations',
});
