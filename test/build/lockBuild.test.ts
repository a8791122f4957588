import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { text } from 'node:stream/consumers';
import { expect, it, onTestFinished } from 'vitest';
import { removeFolder } from '../support/removeFolder.ts';

/** Builds in a folder that has nothing but the lock of this process; returns what the build says and leaves. */
const buildIn = async (pid: number) => {
  const folder = mkdtempSync(join(tmpdir(), 'hatkhola-build-'));
  onTestFinished(() => removeFolder(folder));
  const lock = join(folder, 'dist/building');
  mkdirSync(join(folder, 'dist/client'), { recursive: true });
  writeFileSync(lock, String(pid));
  writeFileSync(join(folder, 'dist/client/index.html'), 'the page of the other build');
  const build = spawn(process.execPath, [resolve('src/build/build.js')], { cwd: folder });
  const [said, [code]] = await Promise.all([text(build.stderr), once(build, 'exit')]);
  const left = existsSync(lock) ? readFileSync(lock, 'utf8') : null;
  return { said, code: code as number | null, left, hasClient: existsSync(join(folder, 'dist/client')) };
};

it('OP-60 a build refuses with a sentence while another process builds in the same folder', async () => {
  const said = `Process ${process.pid} is building the shop in this folder: try again when it has ended. If it is no build, delete dist/building.\n`;
  expect(await buildIn(process.pid)).toEqual({ said, code: 1, left: String(process.pid), hasClient: true });
});

it('OP-60 a build goes on where the process that built before was killed', async () => {
  const killed = spawn(process.execPath, ['--version']);
  await once(killed, 'exit');
  const { said, ...built } = await buildIn(killed.pid ?? 0);
  // It has begun, and failed since there is nothing to build.
  expect(said).not.toContain('is building');
  expect(built).toEqual({ code: 1, left: null, hasClient: false });
});
