import { once } from 'node:events';
import { mkdtempSync } from 'node:fs';
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
