import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { EmulatorProcess } from '#server/firebaseEmulator/emulatorProcess.ts';
import { type Emulator, startEmulator } from '#server/firebaseEmulator/startEmulator.ts';
import { writeAccounts } from '../../support/builders/writeAccounts.ts';
import { removeFolder } from '../../support/removeFolder.ts';

const deferred = () => {
  const settle: { resolve?: () => void; reject?: (error: Error) => void } = {};
  const promise = new Promise<void>((resolve, reject) => {
    Object.assign(settle, { resolve, reject });
  });
  return {
    promise,
    resolve: () => settle.resolve?.(),
    reject: (error: Error) => settle.reject?.(error),
  };
};

/** A child process under the test's control; port 9 of the loopback address refuses every connection. */
const createChild = () => {
  const ready = deferred();
  const ended = deferred();
  const graces: number[] = [];
  const child: EmulatorProcess = {
    origin: 'http://127.0.0.1:9',
    hub: 'http://127.0.0.1:9',
    ready: ready.promise,
    ended: ended.promise,
    end: async (grace) => {
      graces.push(grace);
      ready.reject(new Error('ended'));
      ended.resolve();
    },
  };
  ready.promise.catch(() => undefined);
  return { child, graces, ready: ready.resolve, crash: () => void child.end(-1) };
};

describe('the emulator of a demo shop', () => {
  const warnings: string[] = [];
  let dataDir: string;
  let children: ReturnType<typeof createChild>[];
  let emulator: Emulator;

  const childAt = async (index: number) => {
    await vi.waitFor(() => expect(children.length).toBeGreaterThan(index), { timeout: 5000 });
    const child = children[index];
    if (child === undefined) throw new Error('The child was not started.');
    return child;
  };

  beforeEach(() => {
    dataDir = mkdtempSync(join(tmpdir(), 'hatkhola-emulator-'));
    // With an export, no demo accounts are added over HTTP.
    writeAccounts(join(dataDir, 'accounts', '1'));
    warnings.length = 0;
    children = [];
    emulator = startEmulator({
      dataDir,
      accounts: [],
      log: { info: () => undefined, warn: (message) => void warnings.push(message) },
      startProcess: async () => {
        const child = createChild();
        children.push(child);
        return child.child;
      },
    });
  });
  afterEach(async () => {
    await emulator.close();
    removeFolder(dataDir);
  });

  it('has an origin once its child is ready', async () => {
    const { ready } = await childAt(0);
    expect(emulator.origin()).toBe(null);
    ready();
    expect(await emulator.ready).toBe('http://127.0.0.1:9');
    expect(emulator.origin()).toBe('http://127.0.0.1:9');
  });

  it('starts again when its child ends by itself', async () => {
    const first = await childAt(0);
    first.ready();
    await emulator.ready;
    first.crash();
    await vi.waitFor(() => expect(emulator.origin()).toBe(null));
    const second = await childAt(1);
    second.ready();
    expect(await emulator.ready).toBe('http://127.0.0.1:9');
    expect(warnings).toEqual(['The accounts emulator ended by itself; it is started again.']);
  });

  it('kills a child that is not ready when it closes, and starts no other', async () => {
    const { graces } = await childAt(0);
    await emulator.close();
    await expect(emulator.ready).rejects.toThrow('ended');
    expect({ graces, started: children.length, warnings }).toEqual({ graces: [0], started: 1, warnings: [] });
  });

  it('exports the accounts before it ends a usable child, and ends it with a grace period', async () => {
    const { graces, ready } = await childAt(0);
    ready();
    await emulator.ready;
    await emulator.close();
    expect(graces).toEqual([3000]);
    expect(warnings).toEqual([expect.stringMatching(/^The accounts could not be written: /)]);
    expect(emulator.origin()).toBe(null);
  });
});
