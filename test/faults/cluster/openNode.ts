import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, vi } from 'vitest';
import { type Part, signalProcess } from './openPart.ts';

/** A machine with PostgreSQL under Patroni and a member of etcd. */
export interface Node {
  readonly name: string;
  readonly address: string;
  /** Where etcd and PostgreSQL have their files. */
  readonly folder: string;
  /** Address of the shop's database by a socket, which no network is between. */
  readonly url: string;
  /** The same as PostgreSQL's administrator. */
  readonly adminUrl: string;
  /** Ends Patroni and all processes of PostgreSQL with SIGKILL, as the loss of the machine does. Their files stay. */
  kill(): Promise<void>;
  /** Starts Patroni again, which starts PostgreSQL. */
  start(): Promise<void>;
  /** Stops or continues Patroni, which renews nothing while it is stopped. */
  hang(isHanging: boolean): void;
  /** Stops or continues all processes of the node, as a virtual machine is frozen. */
  freeze(isFrozen: boolean): void;
  /** Ends the part with SIGTERM, as systemd does, and starts it again. Patroni ends its PostgreSQL, and leads no longer. */
  restart(part: 'etcd' | 'patroni'): Promise<void>;
  stopEtcd(): Promise<void>;
  startEtcd(): Promise<void>;
  close(): Promise<void>;
}

export interface NodePlace {
  readonly name: string;
  readonly address: string;
  readonly folder: string;
  readonly url: string;
  readonly adminUrl: string;
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

export const openNode = async ({ run, ...place }: NodePlace): Promise<Node> => {
  const { folder } = place;
  let etcd: Part | null = await run('etcd');
  let patroni: Part | null = await run('patroni');
  const kill = async (): Promise<void> => {
    const ended = patroni?.end('SIGKILL');
    patroni = null;
    await vi.waitFor(
      () => {
        for (const pid of processesOf(folder)) signalProcess(pid, 'SIGKILL');
        expect(processesOf(folder)).toEqual([]);
      },
      { timeout: 20_000, interval: 5 },
    );
    await ended;
  };
  const stopEtcd = async (): Promise<void> => {
    await etcd?.end('SIGKILL');
    etcd = null;
  };
  const hang = (isHanging: boolean): void => {
    if (patroni !== null) signalProcess(patroni.pid, isHanging ? 'SIGSTOP' : 'SIGCONT');
  };
  return {
    ...place,
    kill,
    start: async () => {
      patroni = await run('patroni');
    },
    hang,
    freeze: (isFrozen) => {
      const signal = isFrozen ? 'SIGSTOP' : 'SIGCONT';
      if (isFrozen) hang(true);
      for (const pid of processesOf(folder)) signalProcess(pid, signal);
      if (etcd !== null) signalProcess(etcd.pid, signal);
      // Last, so that PostgreSQL takes writes again before Patroni has looked who leads.
      if (!isFrozen) hang(false);
    },
    restart: async (part) => {
      if (part === 'etcd') {
        await etcd?.end('SIGTERM');
        etcd = await run('etcd');
      } else {
        await patroni?.end('SIGTERM');
        patroni = await run('patroni');
      }
    },
    stopEtcd,
    startEtcd: async () => {
      etcd = await run('etcd');
    },
    close: async () => {
      await kill();
      await stopEtcd();
    },
  };
};
