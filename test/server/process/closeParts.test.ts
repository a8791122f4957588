import { expect, it } from 'vitest';
import { closeParts, closeTogether } from '#server/process/closeParts.ts';
import { createGate } from '../../support/createGate.ts';

it('OP-10 closes every part of the shop, the last one first, although one of them cannot be closed', async () => {
  const closed: string[] = [];
  const closing = closeParts([
    async () => void closed.push('database'),
    async () => void closed.push('accounts'),
    () => Promise.reject(new Error('The server cannot be closed.')),
    async () => void closed.push('tasks'),
  ]);
  await expect(closing).rejects.toThrow('The server cannot be closed.');
  expect(closed).toEqual(['tasks', 'accounts', 'database']);
});

it('OP-30 closes all parts at the same time, although one of them cannot be closed', async () => {
  const tasks = createGate();
  const closing = closeTogether([
    () => Promise.reject(new Error('The server cannot be closed.')),
    () => tasks.opened,
    async () => tasks.open(),
  ]);
  await expect(closing).rejects.toThrow('The server cannot be closed.');
});
