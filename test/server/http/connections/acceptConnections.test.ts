import { execFileSync } from 'node:child_process';
import Fastify from 'fastify';
import { expect, it, onTestFinished } from 'vitest';
import { acceptConnections } from '#server/http/connections/acceptConnections.ts';

const arriving = 50;

/** A program that opens connections to the port, and ends once the system has them all; the server accepts them afterwards. */
const openConnections = (port: number): string => `
  const { connect } = require('node:net');
  let open = 0;
  for (let number = 0; number < ${arriving}; number += 1)
    connect(${port}, '127.0.0.1', () => { if (++open === ${arriving}) process.exit(); });
`;

it('OP-45 accepts all connections that wait before the work of a request begins', async () => {
  const app = Fastify();
  onTestFinished(() => app.close());
  await app.register(acceptConnections);
  let accepted = 0;
  app.server.on('connection', () => {
    accepted += 1;
  });
  app.get('/', async () => {
    // Nothing else runs on this thread until the program has ended.
    execFileSync(process.execPath, ['-e', openConnections(Number(new URL(app.listeningOrigin).port))]);
    await app.acceptConnections();
    return { accepted };
  });
  const origin = await app.listen({ port: 0, host: '127.0.0.1' });

  const response = await fetch(origin);

  expect(await response.json()).toEqual({ accepted: arriving + 1 });
});
