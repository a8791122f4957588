import { EventEmitter, once } from 'node:events';
import { existsSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build, type Plugin } from 'vite';
import { afterAll, expect, it } from 'vitest';
import { removeFolder } from '../support/removeFolder.ts';

// By its address: TypeScript would check all plain JavaScript with what it imports.
const module = new URL('../../src/build/plugins/writtenAfter.js', import.meta.url);
const { writtenAfter } = (await import(module.href)) as {
  writtenAfter: (others: Promise<unknown>) => Plugin;
};

const folder = mkdtempSync(join(tmpdir(), 'hatkhola-written-after-'));
afterAll(() => removeFolder(folder));
writeFileSync(join(folder, 'main.js'), 'console.log(1);');

/** Builds main.js into a folder of this name; `rendered` is called when only the writing is left. */
const buildInto = (name: string, others: Promise<unknown>, rendered: () => void) => {
  const tellRendered: Plugin = { name: 'tell-rendered', generateBundle: { order: 'pre', handler: rendered } };
  return build({
    configFile: false,
    root: folder,
    logLevel: 'silent',
    plugins: [tellRendered, writtenAfter(others)],
    build: {
      ssr: 'main.js',
      outDir: name,
      rolldownOptions: { output: { entryFileNames: '[name].js' } },
    },
  });
};

it('OP-60 the server is written once the applications are', async () => {
  const steps = new EventEmitter();
  const rendered = once(steps, 'rendered');
  const server = buildInto('server', once(steps, 'applications'), () => steps.emit('rendered'));
  await rendered;
  expect(existsSync(join(folder, 'server/main.js'))).toBe(false);
  steps.emit('applications');
  await server;
  expect(existsSync(join(folder, 'server/main.js'))).toBe(true);
});

it('OP-60 a server without its applications is not written', async () => {
  const steps = new EventEmitter();
  const applications = once(steps, 'applications');
  const server = buildInto('alone', applications, () => {
    steps.emit('error', new Error('The application has no main.ts'));
  });
  const outcomes = await Promise.allSettled([applications, server]);
  expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(existsSync(join(folder, 'alone/main.js'))).toBe(false);
});
