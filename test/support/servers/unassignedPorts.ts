import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';

/** Systems give higher ports to a server that asks for any one, and to connections: Linux from 32768 on, others from 49152. */
const lowest = 20_000;
const highest = 32_000;

const isFree = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const holder = createServer();
    holder.once('error', () => resolve(false));
    holder.listen(port, '127.0.0.1', () => holder.close(() => resolve(true)));
  });

/**
 * `count` different loopback ports for servers that cannot choose one: free now, and random, so that tests at the same time
 * rarely meet.
 */
export const unassignedPorts = async (count: number): Promise<number[]> => {
  const ports = new Set<number>();
  while (ports.size < count) {
    const port = randomInt(lowest, highest);
    if (await isFree(port)) ports.add(port);
  }
  return [...ports];
};
