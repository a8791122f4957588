/**
 * `npm start`: builds the shop when there is no build of the current sources, then starts it. Plain
 * JavaScript, since nothing else runs before a build.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const built = join(root, 'dist/server/main.js');

/** @param {string} path @returns {number} */
const newestIn = (path) => {
  const found = statSync(path);
  if (!found.isDirectory()) return found.mtimeMs;
  return Math.max(0, ...readdirSync(path).map((name) => newestIn(join(path, name))));
};

const sources = ['src', 'public', 'index.html', 'vite.config.ts', 'package.json'].map((name) =>
  join(root, name),
);
const isCurrent = existsSync(built) && statSync(built).mtimeMs > Math.max(...sources.map(newestIn));

if (!isCurrent) {
  const { status } = spawnSync('npm', ['run', '--silent', 'build'], {
    cwd: root,
    stdio: ['ignore', 2, 2],
    shell: process.platform === 'win32',
  });
  if (status !== 0) process.exit(status ?? 1);
}
await import(new URL('../dist/server/main.js', import.meta.url).href);
