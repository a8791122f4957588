import { createServer } from 'node:net';

const freePort = (): Promise<{ port: number; release: () => void }> =>
  new Promise((resolve, reject) => {
    const holder = createServer();
    holder.once('error', reject);
    holder.listen(0, '127.0.0.1', () => {
      const address = holder.address();
      const port = typeof address === 'object' && address !== null ? address.port : 0;
      resolve({ port, release: () => holder.close() });
    });
  });

/** `count` different loopback ports that are free now; they are released before this returns. */
export const freePorts = async (count: number): Promise<number[]> => {
  const reserved = await Promise.all(Array.from({ length: count }, freePort));
  for (const { release } of reserved) release();
  return reserved.map(({ port }) => port);
};
