import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, vi } from 'vitest';
import { type Part, signalProcess } from './openPart.ts';

/** A machine with PostgreSQL under Patroni and a member of etcd. */
export interface Node {
  readonly name: string;
  readonly address: string;
  /** Address of the shop's database by a socket, which no network is between. */
  readonly url: string;
  /** Stops or continues Patroni, which renews nothing while it is stopped. */
  hang(isHanging: boolean): void;
  /** Ends Patroni, all processes of PostgreSQL and etcd with SIGKILL. */
  close(): Promise<void>;
}

export interface NodePlace {
  readonly name: string;
  readonly address: string;
  readonly folder: string;
  readonly url: string;
  /** Starts a part of docs/deployment/cluster on this node. */
  readonly run: (part: 'etcd' | 'patroni') => Promise<Part>;
}

/** A process that has ended and that nobody has waited for has no command line. */
const isRunning = (pid: number): boolean => {
  try {
    return readFileSync(`/proc/${pid}/cmdline`).length > 0;
  } catch {
    return false;
  }
};

/** The server's process and those that it has started; none where it has ended. */
const processesOf = (folder: string): number[] => {
  try {
    const [pid] = readFileSync(join(folder, 'data', 'postmaster.pid'), 'utf8').split('\n');
    const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim();
    return [Number(pid), ...children.split(' ').filter(Boolean).map(Number)].filter(isRunning);
  } catch {
    return [];
  }
};

export const openNode = async ({ name, address, url, folder, run }: NodePlace): Promise<Node> => {
  const etcd = await run('etcd');
  const patroni = await run('patroni');
  return {
    name,
    address,
    url,
    hang: (isHanging) => signalProcess(patroni.pid, isHanging ? 'SIGSTOP' : 'SIGCONT'),
    close: async () => {
      const ended = patroni.end('SIGKILL');
      await vi.waitFor(
        () => {
          for (const pid of processesOf(folder)) signalProcess(pid, 'SIGKILL');
          expect(processesOf(folder)).toEqual([]);
        },
        { timeout: 20_000, interval: 5 },
      );
      await ended;
      await etcd.end('SIGKILL');
    },
  };
};
