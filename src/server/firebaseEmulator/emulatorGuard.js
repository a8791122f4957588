import { createHash, timingSafeEqual } from 'node:crypto';
import { subscribe } from 'node:diagnostics_channel';
import { Server as HttpServer, IncomingMessage } from 'node:http';
import { Server } from 'node:net';

/**
 * Node loads this before firebase-tools in the emulator's process. Every port of the process answers only
 * requests with the shop's secret, and the process ends with the shop (docs/decisions/0009). It is plain
 * JavaScript, so that neither sources nor build need a loader in that process.
 */

/** @param {string} text */
const digest = (text) => createHash('sha256').update(text).digest();

const secret = process.env.EMULATOR_SECRET;
// A killed shop closes the channel too.
process.once('disconnect', () => process.exit(0));
if (!process.connected || !secret) process.exit(0);
const expected = digest(secret);
// Nothing that the emulator starts inherits it.
delete process.env.EMULATOR_SECRET;

/**
 * The four numbers that name a connection, seen from the client. No two open connections share them.
 * @type {Set<string>}
 */
const ownConnections = new Set();

// The emulators call each other over HTTP, to import and export accounts.
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
  // Digests have one length, which the comparison needs.
  return timingSafeEqual(digest(String(headers['x-emulator-secret'])), expected);
};

const { emit } = Server.prototype;

// A server of another protocol has no header to show the secret in.
Server.prototype.emit = function (event, ...given) {
  if (event !== 'connection' || this instanceof HttpServer) return emit.call(this, event, ...given);
  given[0].destroy();
  return true;
};

// `request`, `checkContinue`, `checkExpectation`, `upgrade` and `connect` all begin with the request.
HttpServer.prototype.emit = function (event, ...given) {
  const [request] = given;
  if (!(request instanceof IncomingMessage) || isAllowed(request)) return emit.call(this, event, ...given);
  request.socket.destroy();
  return true;
};
