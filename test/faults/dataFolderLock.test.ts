import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readdirSync, renameSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { isLockFile, lockFolder } from '#server/database/embedded/folderLock.ts';
import { removeFolder } from '../support/removeFolder.ts';
import { bundleProgram } from '../support/servers/bundleProgram.ts';
import { sized } from './faultSize.ts';

const { batches, rounds } = sized({ full: { batches: 5, rounds: 40 }, short: { batches: 1, rounds: 4 } });

const root = mkdtempSync(join(tmpdir(), 'hatkhola-lock-'));

let program: Awaited<ReturnType<typeof bundleProgram>>;
beforeAll(async () => {
  program = await bundleProgram(fileURLToPath(new URL('lockFolders.ts', import.meta.url)));
});
afterAll(() => {
  for (const made of [root, program.folder]) removeFolder(made);
});

interface Locker {
  readonly child: ChildProcess;
  /** `locked` if the process got the folder's lock, otherwise `refused`. */
  lock(folder: string): Promise<string>;
  kill(): Promise<void>;
}

const children: ChildProcess[] = [];

/** `prefix` is a command that runs the process. */
const startLocker = async (prefix: readonly string[] = []): Promise<Locker> => {
  const child = spawn('env', [...prefix, process.execPath, program.file], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  children.push(child);
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  await lines.next();
  return {
    child,
    lock: async (folder) => {
      child.stdin.write(`${folder}\n`);
      return String((await lines.next()).value);
    },
    kill: async () => {
      const exited = once(child, 'exit');
      child.kill('SIGKILL');
      await exited;
    },
  };
};

afterEach(() => {
  for (const child of children.splice(0)) child.kill('SIGKILL');
});

let folder: string;
let made = 0;
beforeEach(() => {
  made += 1;
  folder = join(root, String(made));
  mkdirSync(folder);
});

/** Why a process cannot be put into a network and process namespace of its own here; `null` when it can. */
const unshareMissing = (): string | null => {
  const { status, error } = spawnSync('unshare', ['--net', '--pid', '--fork', 'true']);
  if (status === 0) return null;
  return error === undefined ? 'this account may not make namespaces' : 'the program unshare is missing';
};

describe('the lock of a data folder', () => {
  it('OP-10 refuses a process of another network and process namespace, as of a second container', async (context) => {
    const missing = unshareMissing();
    if (missing !== null) context.skip(missing);
    const [one, other] = await Promise.all([
      startLocker(),
      startLocker(['unshare', '--net', '--pid', '--fork', '--kill-child']),
    ]);
    expect({ one: await one.lock(folder), other: await other.lock(folder) }).toEqual({
      one: 'locked',
      other: 'refused',
    });
    await one.kill();
    expect(await other.lock(folder)).toBe('locked');
  });

  it('OP-10 holds under a new name of the folder, and not for a new folder of the old name', async () => {
    const [one, other] = await Promise.all([startLocker(), startLocker()]);
    expect(await one.lock(folder)).toBe('locked');
    const renamed = `${folder}-renamed`;
    renameSync(folder, renamed);
    mkdirSync(folder);
    expect({ renamed: await other.lock(renamed), folder: await other.lock(folder) }).toEqual({
      renamed: 'refused',
      folder: 'locked',
    });
  });

  it('OP-10 holds in a folder whose path is longer than a socket may have', async () => {
    const long = join(folder, 'a'.repeat(120), 'b'.repeat(120));
    mkdirSync(long, { recursive: true });
    const lock = await lockFolder(long);
    expect({ isFree: lock !== null, second: await lockFolder(long) }).toEqual({ isFree: true, second: null });
    await lock?.release();
    const again = await lockFolder(long);
    expect(again).not.toBe(null);
    await again?.release();
  });

  it('OP-10 is free at once after each of many SIGKILLs, and leaves one file', async () => {
    const results: string[] = [];
    for (let batch = 0; batch < batches; batch += 1) {
      for (const locker of await Promise.all(Array.from({ length: 10 }, () => startLocker()))) {
        results.push(await locker.lock(folder));
        await locker.kill();
      }
    }
    expect(results).toEqual(Array.from({ length: 10 * batches }, () => 'locked'));
    expect(readdirSync(folder)).toEqual([`lock-${10 * batches}`]);
  });

  it('OP-10 goes to exactly one of eight that start at once, time and again', async () => {
    const lockers = await Promise.all(Array.from({ length: 8 }, () => startLocker()));
    for (let round = 0; round < rounds; round += 1) {
      // The socket of a killed holder is what they compete for in every second round.
      const contested = join(folder, String(Math.floor(round / 2)));
      mkdirSync(contested, { recursive: true });
      const results = await Promise.all(lockers.map((locker) => locker.lock(contested)));
      expect({ round, results: results.toSorted() }).toEqual({
        round,
        results: ['locked', ...Array.from({ length: 7 }, () => 'refused')],
      });
      const winner = results.indexOf('locked');
      await lockers[winner]?.kill();
      lockers[winner] = await startLocker();
      expect(readdirSync(contested).every(isLockFile)).toBe(true);
    }
  });
});
