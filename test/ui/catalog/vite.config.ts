import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** `npm run ui`. The shop's own configuration is about its chunks, its page and its server, none of which a story has. */
export default defineConfig({
  root: here('.'),
  publicDir: here('../../../public'),
  cacheDir: here('../../../node_modules/.vite-catalog'),
  plugins: [react()],
  server: { host: '127.0.0.1', port: 6006 },
});
