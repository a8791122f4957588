import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { postgresUser } from '../../support/servers/postgresServer.ts';

/** The network between the machines of a cluster, inside this machine. */
export interface Machines {
  /** Addresses of the three nodes. */
  readonly addresses: readonly [string, string, string];
  /** Network of the nodes and of who connects to them. */
  readonly network: string;
  /** The command as it runs on that node, as PostgreSQL's user. */
  on(node: number, command: readonly string[]): string[];
  /** Takes the node off the network, or puts it back; `null` where each node has loopback only. */
  readonly connect: ((node: number, isConnected: boolean) => void) | null;
  close(): Promise<void>;
}

/** What runs a command as PostgreSQL's user, where the tests run as root. */
export const asPostgres = (): string[] => {
  const user = postgresUser();
  return user === null
    ? []
    : ['setpriv', `--reuid=${user.uid}`, `--regid=${user.gid}`, '--clear-groups', '--'];
};

/** Makes a bridge and three network namespaces at it, and removes them when its stdin closes. */
const bridge = `
remove() {
  for node in 1 2 3; do ip link delete "$1-$node"; ip netns delete "$1-$node"; done
  ip link delete "$1"
}
make() {
  ip link add "$1" type bridge && ip address add "$2.254/24" dev "$1" && ip link set "$1" up || return 1
  for node in 1 2 3; do
    ip netns add "$1-$node" &&
      ip link add "$1-$node" type veth peer name eth0 netns "$1-$node" &&
      ip link set "$1-$node" master "$1" up &&
      ip -n "$1-$node" link set lo up &&
      ip -n "$1-$node" address add "$2.$node/24" dev eth0 &&
      ip -n "$1-$node" link set eth0 up || return 1
  done
}
make "$@" && echo made && read -r line
remove "$@"`;

/** 198.18.0.0/15 is for tests of networks (RFC 2544): nothing else has its addresses. */
const openNamespaces = async (number: number): Promise<Machines> => {
  const name = `hk${process.pid}`;
  const network = `198.18.${number}`;
  const child = spawn('sh', ['-c', bridge, 'bridge', name, network], {
    stdio: ['pipe', 'pipe', 'inherit'],
    detached: true,
  });
  child.unref();
  const exited = once(child, 'exit');
  await Promise.race([
    once(child.stdout, 'data'),
    exited.then(() => Promise.reject(new Error('The namespaces could not be made.'))),
  ]);
  return {
    addresses: [`${network}.1`, `${network}.2`, `${network}.3`],
    network: `${network}.0/24`,
    on: (node, command) => ['nsenter', `--net=/run/netns/${name}-${node + 1}`, ...asPostgres(), ...command],
    connect: (node, isConnected) => {
      execFileSync('ip', ['link', 'set', `${name}-${node + 1}`, isConnected ? 'up' : 'down']);
    },
    close: async () => {
      child.stdin.end('\n');
      await exited;
    },
  };
};

const openLoopback = (number: number): Machines => ({
  addresses: [`127.18.${number}.1`, `127.18.${number}.2`, `127.18.${number}.3`],
  network: '127.0.0.0/8',
  on: (_, command) => [...asPostgres(), ...command],
  connect: null,
  close: async () => undefined,
});

const mayMakeNamespaces = (): boolean =>
  process.getuid?.() === 0 && spawnSync('unshare', ['--net', 'ip', 'link', 'show']).status === 0;

/** Each node in a network namespace of its own where they may be made, otherwise at an address of loopback of its own. */
export const openMachines = async (number: number): Promise<Machines> =>
  mayMakeNamespaces() ? await openNamespaces(number) : openLoopback(number);
