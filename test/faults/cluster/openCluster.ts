import { execFile } from 'node:child_process';
import { appendFileSync, chownSync, cpSync, mkdirSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, vi } from 'vitest';
import { removeFolder } from '../../support/removeFolder.ts';
import { postgresqlPrograms, postgresUser, untilConnects } from '../../support/servers/postgresServer.ts';
import { runSql } from '../postgresShop.ts';
import { mountDisk, removeDisk } from '../smallDisk.ts';
import { isWhole, leadersOf, membersOf } from './clusterStates.ts';
import { asPostgres, type Machines, openMachines } from './openMachines.ts';
import { type Node, openNode } from './openNode.ts';
import { openPart, type Part, signalProcess } from './openPart.ts';

/** The cluster of docs/deployment/cluster: three nodes, HAProxy and PgBouncer. */
export interface Cluster {
  readonly nodes: readonly Node[];
  /** Address of the shop's database by PgBouncer and HAProxy. */
  readonly url: string;
  /** The node that leads, as soon as exactly one does. */
  leader(): Promise<Node>;
  /** Waits until one node leads and the others follow it. */
  untilWhole(): Promise<void>;
  /** Lets another node lead, by patronictl. */
  switchOver(): Promise<void>;
  /** Takes the node off the network, or puts it back; where each has loopback only, its Patroni is stopped instead. */
  connect(node: Node, isConnected: boolean): void;
  readonly isPartition: boolean;
  /** Makes a role that may do what the shop's may, without a restart; returns the address of the database with it. */
  addRole(name: string): Promise<string>;
  /** Ends the part with the signal and starts it again. */
  restart(part: 'haproxy' | 'pgbouncer', signal: NodeJS.Signals): Promise<void>;
  close(): Promise<void>;
}

const files = 'docs/deployment/cluster';
const password = '7c1d0b4c9f5e4a3d8b2a6e0f';
/** The password of the roles that `addRole` makes. */
const rotated = 'e2a94b7d1c6f4085a3b9d7c1';

/** A folder of PostgreSQL's user. */
const makeFolder = (path: string): string => {
  const user = postgresUser();
  mkdirSync(path, { recursive: true, mode: 0o700 });
  if (user !== null) chownSync(path, user.uid, user.gid);
  return path;
};

/** A part of the addresses of this run, in which it differs from other runs on the machine. */
const newNumber = (): number => 1 + (process.pid % 250);

/** The settings of cluster.env that all parts share. */
const environmentOf = (
  { addresses, network }: Machines,
  entry: string,
  isSynchronous: boolean,
): NodeJS.ProcessEnv => ({
  PATH: '/usr/sbin:/usr/bin:/sbin:/bin',
  LC_ALL: 'C.UTF-8',
  ...Object.fromEntries(addresses.map((address, index) => [`NODE${index + 1}`, address])),
  ...Object.fromEntries(addresses.map((address, index) => [`ETCD${index + 1}`, address])),
  CLUSTER_NETWORK: network,
  SYNCHRONOUS_MODE: isSynchronous ? 'on' : 'off',
  SUPERUSER_PASSWORD: password,
  REPLICATION_PASSWORD: password,
  REST_PASSWORD: password,
  SHOP_PASSWORD: password,
  HAPROXY_ADDRESS: entry,
  PGBOUNCER_ADDRESS: entry,
  POSTGRES_BIN: postgresqlPrograms() ?? '',
});

export interface ClusterModes {
  readonly isSynchronous: boolean;
  /** A command by which the parts of each node are started. */
  readonly prefix?: readonly string[];
  /** Size of a disk of each node's own; without it they share that of this machine. */
  readonly diskMegabytes?: number;
}

/** A folder for the files of a node, on a disk of its own where it has one. */
const folderOf = (folder: string, name: string, diskMegabytes: number | undefined): string => {
  if (diskMegabytes === undefined) return makeFolder(join(folder, name));
  return makeFolder(mountDisk({ megabytes: diskMegabytes }));
};

const untilWholeOf = async (addresses: readonly string[], isSynchronous: boolean): Promise<void> => {
  await vi.waitFor(
    async () => {
      const members = await membersOf(addresses);
      expect(isWhole(members, isSynchronous), JSON.stringify(members)).toBe(true);
    },
    { timeout: 90_000, interval: 200 },
  );
};

const leaderOf = (nodes: readonly Node[]): Promise<Node> =>
  vi.waitFor(
    async () => {
      const leading = await leadersOf(nodes.map(({ address }) => address));
      const leader = nodes.find(({ address }) => leading.includes(address));
      if (leader === undefined || leading.length > 1) throw new Error('Not exactly one node leads.');
      return leader;
    },
    { timeout: 60_000, interval: 100 },
  );

/** As docs/operations.md makes it for a changed password. */
const makeRole = async ({ adminUrl }: Node, name: string): Promise<void> => {
  await runSql(adminUrl, `create role ${name} login password '${rotated}' in role shop`);
  await runSql(adminUrl, `alter role ${name} set role shop`);
  await runSql(adminUrl, `alter role ${name} set statement_timeout = '5s'`);
  await runSql(adminUrl, `alter role ${name} set idle_in_transaction_session_timeout = '5s'`);
  await runSql(adminUrl, `alter role ${name} set jit = off`);
};

/** Starts the cluster and waits until it is whole. */
export const openCluster = async ({
  isSynchronous,
  prefix = [],
  diskMegabytes,
}: ClusterModes): Promise<Cluster> => {
  const folder = makeFolder(mkdtempSync(join(tmpdir(), 'hatkhola-cluster-')));
  // PostgreSQL's user may not read the folder of the project.
  const copy = join(folder, 'files');
  cpSync(files, copy, { recursive: true });
  const number = newNumber();
  const machines = await openMachines(number);
  const { addresses } = machines;
  // The address of HAProxy and PgBouncer.
  const entry = `127.18.${number}.254`;
  const environment = environmentOf(machines, entry, isSynchronous);
  const start = join(copy, 'start.sh');
  const onNode = (index: number) => {
    const name = `node${index + 1}`;
    const nodeFolder = folderOf(folder, name, diskMegabytes);
    const nodeEnvironment = {
      ...environment,
      NODE: name,
      NODE_ADDRESS: addresses[index],
      CLUSTER_FOLDER: nodeFolder,
    };
    return openNode({
      name,
      address: addresses[index] ?? '',
      folder: nodeFolder,
      url: `postgres://shop:${password}@/shop?host=${nodeFolder}`,
      adminUrl: `postgres://postgres:${password}@/shop?host=${nodeFolder}`,
      run: (part) =>
        openPart(
          machines.on(index, [...prefix, 'sh', start, part]),
          join(folder, `${name}-${part}.log`),
          nodeEnvironment,
        ),
    });
  };
  const shopFolder = makeFolder(join(folder, 'shop'));
  const startPart = (part: 'haproxy' | 'pgbouncer'): Promise<Part> => {
    return openPart([...asPostgres(), 'sh', start, part], join(folder, `${part}.log`), {
      ...environment,
      CLUSTER_FOLDER: shopFolder,
    });
  };
  const nodes = await Promise.all(addresses.map((_, index) => onNode(index)));
  const parts = { haproxy: await startPart('haproxy'), pgbouncer: await startPart('pgbouncer') };
  const untilWhole = (): Promise<void> => untilWholeOf(addresses, isSynchronous);
  const leader = (): Promise<Node> => leaderOf(nodes);
  const close = async (): Promise<void> => {
    await Promise.all(nodes.map((node) => node.close()));
    await Promise.all(Object.values(parts).map((part) => part.end('SIGKILL')));
    await machines.close();
    if (diskMegabytes !== undefined) for (const node of nodes) removeDisk(node.folder);
    removeFolder(folder);
  };
  await untilWhole().catch(async (error: unknown) => {
    await close();
    throw error;
  });
  return {
    nodes,
    url: `postgres://shop:${password}@${entry}:6432/shop`,
    leader,
    untilWhole,
    switchOver: async () => {
      const file = join(nodes[0]?.folder ?? '', 'patroni.yml');
      const command = ['-c', file, 'switchover', '--force', 'hatkhola'];
      // A refusal, such as by a member of etcd that has just come back, changes nothing and ends patronictl with 0.
      await vi.waitFor(
        async () => {
          const { stdout } = await promisify(execFile)('patronictl', command, { env: environment });
          // “Successfully switched over to …”, or “failed over”.
          expect(stdout).toMatch(/ed over to/i);
        },
        { timeout: 60_000, interval: 200 },
      );
    },
    connect: (node, isConnected) => {
      if (machines.connect === null) node.hang(!isConnected);
      else machines.connect(nodes.indexOf(node), isConnected);
    },
    isPartition: machines.connect !== null,
    addRole: async (name) => {
      await makeRole(await leader(), name);
      appendFileSync(join(shopFolder, 'userlist.txt'), `"${name}" "${rotated}"\n`);
      signalProcess(parts.pgbouncer.pid, 'SIGHUP');
      const url = `postgres://${name}:${rotated}@${entry}:6432/shop`;
      await untilConnects(url);
      return url;
    },
    restart: async (part, signal) => {
      await parts[part].end(signal);
      parts[part] = await startPart(part);
    },
    close,
  };
};
