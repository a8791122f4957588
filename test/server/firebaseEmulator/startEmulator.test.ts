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
  /** How it was ended: with how many milliseconds of grace, or killed. */
  const endings: (number | 'killed')[] = [];
  const crash = () => {
    ready.reject(new Error('ended'));
    ended.resolve();
  };
  const child: EmulatorProcess = {
    origin: 'http://127.0.0.1:9',
    hub: 'http://127.0.0.1:9',
    ready: ready.promise,
    ended: ended.promise,
    end: async (grace) => {
      endings.push(grace);
      crash();
    },
    kill: async () => {
      endings.push('killed');
      crash();
    },
  };
  // Not every test waits for it.
  ready.promise.catch(() => undefined);
  return { child, endings, ready: ready.resolve, crash };
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
  });
  /** `failures`: how many of the first starts fail before there is a child. */
  const openEmulator = ({ failures = 0 } = {}) => {
    let starts = 0;
    emulator = startEmulator({
      dataDir,
      accounts: [{ uid: 'admin', email: 'admin@shop.test', password: 'secret', name: 'Admin' }],
      log: { info: () => undefined, warn: (message) => void warnings.push(message) },
      startProcess: async () => {
        starts += 1;
        if (starts <= failures) throw new Error('No port is free.');
        const child = createChild();
        children.push(child);
        return child.child;
      },
    });
  };
  afterEach(async () => {
    await emulator.close();
    removeFolder(dataDir);
  });

  it('has an origin once its child is ready', async () => {
    openEmulator();
    const { ready } = await childAt(0);
    expect(emulator.origin()).toBe(null);
    ready();
    expect(await emulator.ready).toBe('http://127.0.0.1:9');
    expect(emulator.origin()).toBe('http://127.0.0.1:9');
  });

  it('starts again when its child ends by itself', async () => {
    openEmulator();
    const first = await childAt(0);
    first.ready();
    await emulator.ready;
    first.crash();
    await vi.waitFor(() => expect(emulator.origin()).toBe(null));
    const second = await childAt(1);
    second.ready();
    expect(await emulator.ready).toBe('http://127.0.0.1:9');
    expect(warnings).toEqual(['The accounts emulator is started again: it ended by itself.']);
  });

  it('starts again when no child could be started', async () => {
    openEmulator({ failures: 1 });
    const { ready } = await childAt(0);
    ready();
    expect(await emulator.ready).toBe('http://127.0.0.1:9');
    expect(warnings).toEqual(['The accounts emulator is started again: Error: No port is free.']);
  });

  it('kills a child that takes no accounts, and starts again', async () => {
    // Without an export the demo accounts are added over HTTP, which the child refuses.
    removeFolder(join(dataDir, 'accounts'));
    openEmulator();
    const { endings, ready } = await childAt(0);
    ready();
    await childAt(1);
    expect(endings).toEqual(['killed']);
    expect(warnings).toEqual(['The accounts emulator is started again: TypeError: fetch failed']);
  });

  it('closes at once while it waits to start again', async () => {
    openEmulator();
    const first = await childAt(0);
    first.crash();
    await vi.waitFor(() => expect(warnings).toHaveLength(1));
    const start = performance.now();
    await emulator.close();
    // The pause before the next start is a second.
    expect(performance.now() - start).toBeLessThan(500);
    expect(children).toHaveLength(1);
  });

  it('kills a child that is not ready when it closes, and starts no other', async () => {
    openEmulator();
    const { endings } = await childAt(0);
    await emulator.close();
    await expect(emulator.ready).rejects.toThrow('ended');
    expect({ endings, started: children.length, warnings }).toEqual({
      endings: ['killed'],
      started: 1,
      warnings: [],
    });
  });

  it('exports the accounts before it ends a usable child, and ends it with a grace period', async () => {
    openEmulator();
    const { endings, ready } = await childAt(0);
    ready();
    await emulator.ready;
    await emulator.close();
    expect(endings).toEqual([3000]);
    // The export was asked for, at a port that refuses it.
    expect(warnings).toEqual([expect.stringMatching(/^The accounts could not be written: /)]);
    expect(emulator.origin()).toBe(null);
  });
});
