/**
 * `node src/command.js NAME`: an operator's command of `src/cli`, from its source where tsx is installed, otherwise
 * from the build, since a production install has neither tsx nor sources. Plain JavaScript, since it runs before a build.
 */
import { existsSync, readFileSync } from 'node:fs';

/** @type {{ scripts: Record<string, string> }} */
const { scripts } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'));
const names = Object.values(scripts).flatMap(
  (script) => /^node src\/command\.js (\w+)$/.exec(script)?.[1] ?? [],
);
// Removed, so that `process.argv.slice(2)` gives the command its own arguments.
const [name = ''] = process.argv.splice(2, 1);
const built = new URL(`../dist/server/${name}.js`, import.meta.url);
const hasTsx = await import('tsx').then(
  () => true,
  () => false,
);
/** @param {string} reason */
const refuse = (reason) => {
  console.error(reason);
  process.exitCode = 1;
};
if (!names.includes(name)) refuse(`Name one of these commands: ${names.join(', ')}.`);
else if (hasTsx) await import(`./cli/${name}.ts`);
else if (existsSync(built)) await import(built.href);
else refuse('The shop is not built: run npm ci && npm run build, then npm ci --omit=dev.');
