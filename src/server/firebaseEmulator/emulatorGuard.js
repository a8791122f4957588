import { createHash, timingSafeEqual } from 'node:crypto';
import { subscribe } from 'node:diagnostics_channel';
import { Server as HttpServer, IncomingMessage } from 'node:http';
import { Server } from 'node:net';

/**
 * Guards the emulator: every port of its process answers only requests with the shop's secret, and the process ends with
 * the shop (docs/decisions/0009). Node loads this file in that process before firebase-tools. It is JavaScript because
 * the process has no TypeScript loader.
 */

/** @param {string} text */
const digest = (text) => createHash('sha256').update(text).digest();

const secret = process.env.EMULATOR_SECRET;
// The IPC channel closes even when the shop is killed.
process.once('disconnect', () => process.exit(0));
if (!process.connected || !secret) process.exit(0);
const expected = digest(secret);
// Child processes of the emulator do not inherit the secret.
delete process.env.EMULATOR_SECRET;

/**
 * The connections that this process opens to itself: addresses and ports of both ends, as the client sees them.
 * @type {Set<string>}
 */
const ownConnections = new Set();

// The emulators of this process call each other over HTTP to import and export accounts, without the secret.
subscribe('net.client.socket', (message) => {
  const { socket } = /** @type {{ socket: import('node:net').Socket }} */ (message);
  socket.once('connect', () => {
    const { localAddress, localPort, remoteAddress, remotePort } = socket;
    const connection = [localAddress, localPort, remoteAddress, remotePort].join(' ');
    ownConnections.add(connection);
    socket.once('close', () => ownConnections.delete(connection));
  });
});

/** @param {IncomingMessage} request */
const isAllowed = ({ headers, socket }) => {
  const { localAddress, localPort, remoteAddress, remotePort } = socket;
  if (ownConnections.has([remoteAddress, remotePort, localAddress, localPort].join(' '))) return true;
  // `timingSafeEqual` requires equal lengths, which digests have.
  return timingSafeEqual(digest(String(headers['x-emulator-secret'])), expected);
};

const { emit } = Server.prototype;

// Closes connections of other protocols, which have no header for the secret.
Server.prototype.emit = function (event, ...args) {
  if (event !== 'connection' || this instanceof HttpServer) return emit.call(this, event, ...args);
  args[0].destroy();
  return true;
};

// `request`, `checkContinue`, `checkExpectation`, `upgrade` and `connect` have the request as first argument.
HttpServer.prototype.emit = function (event, ...args) {
  const [request] = args;
  if (!(request instanceof IncomingMessage) || isAllowed(request)) return emit.call(this, event, ...args);
  request.socket.destroy();
  return true;
};
