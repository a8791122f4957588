import { once } from 'node:events';
import { existsSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { connectTo, listenAt } from '#server/database/embedded/folderSocket.ts';
import { removeFolder } from '../../../support/removeFolder.ts';

it('OP-30 closes although a process that has connected stays silent', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'folder-socket-'));
  onTestFinished(() => removeFolder(folder));
  const socket = await listenAt(join(folder, 'socket'));
  const connected = new Promise<void>((resolve) => {
    socket.answer(() => resolve());
  });
  const connection = await connectTo(join(folder, 'socket'));
  const ended = once(connection.resume(), 'close');
  await connected;

  await socket.close();

  await ended;
  expect(connection.destroyed).toBe(true);
});

it('OP-30 closes although a process reads nothing of what it was sent', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'folder-socket-'));
  onTestFinished(() => removeFolder(folder));
  const socket = await listenAt(join(folder, 'socket'));
  const sent = new Promise<void>((resolve) => {
    socket.answer((connection) => {
      // More than the kernel keeps for a reader.
      connection.write(Buffer.alloc(8 * 1024 * 1024));
      resolve();
    });
  });
  const connection = await connectTo(join(folder, 'socket'));
  onTestFinished(() => void connection.destroy());
  await sent;

  await socket.close();

  expect(existsSync(join(folder, 'socket'))).toBe(false);
});
