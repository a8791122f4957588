/**
 * `node src/command.js NAME`: an operator's command of `src/cli`, from its source where tsx is installed, otherwise
 * from the build, since a production install has neither tsx nor sources. Plain JavaScript, since it runs before a build.
 */
import { existsSync } from 'node:fs';

// Removed, so that `process.argv.slice(2)` gives the command its own arguments.
const [name] = process.argv.splice(2, 1);
const built = new URL(`../dist/server/${name}.js`, import.meta.url);
const hasTsx = await import('tsx').then(
  () => true,
  () => false,
);
if (hasTsx) await import(`./cli/${name}.ts`);
else if (existsSync(built)) await import(built.href);
else {
  console.error('The shop is not built: run npm ci && npm run build, then npm ci --omit=dev.');
  process.exitCode = 1;
}
