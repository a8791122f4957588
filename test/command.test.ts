import { spawnSync } from 'node:child_process';
import { expect, it } from 'vitest';

it.each([
  ['an unknown name', ['auditOrder']],
  ['no name', []],
] as const)('OP-59 answers %s with one sentence that has the names of the commands', (_what, args) => {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['src/command.js', ...args], {
    encoding: 'utf8',
  });
  expect({ status, stdout, stderr }).toEqual({
    status: 1,
    stdout: '',
    stderr:
      'Name one of these commands: seed, migrate, backup, restore, restoreDrill, auditOrders, auditStock, auditCash, replayCash, whatIfOrders, replayCouriers.\n',
  });
});
