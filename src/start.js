/**
 * `npm start`: builds the shop when there is no build of the current sources, then starts it. Plain
 * JavaScript, since it runs before a build.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const builtServer = join(root, 'dist/server/main.js');

/**
 * When the file, or the newest file in the folder, was last changed, in milliseconds.
 * @param {string} path @returns {number}
 */
const newestChange = (path) => {
  const stats = statSync(path);
  if (!stats.isDirectory()) return stats.mtimeMs;
  return Math.max(0, ...readdirSync(path).map((name) => newestChange(join(path, name))));
};

const sources = ['src', 'public', 'index.html', 'vite.config.ts', 'package.json'].map((name) =>
  join(root, name),
);
const isCurrent =
  existsSync(builtServer) && statSync(builtServer).mtimeMs > Math.max(...sources.map(newestChange));

if (!isCurrent) {
  // As `npm run build`, without waiting for another npm.
  const { status } = spawnSync(process.execPath, ['src/build/build.js'], {
    cwd: root,
    // What the build prints goes to stderr.
    stdio: ['ignore', 2, 2],
  });
  if (status !== 0) process.exit(status ?? 1);
}
await import(new URL('../dist/server/main.js', import.meta.url).href);
