import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import type { MachineRecord } from '#machines/record.ts';
import { recordAsTest } from '#machines/recordAsTest.ts';

const at = '2025-01-05T09:00:00.000Z';
const order: MachineRecord = {
  machine: 'order',
  version: '1',
  start: { state: 'Pending', deliveredAt: null },
  events: [
    { type: 'CONFIRM', by: 'admin', at },
    { type: 'CANCEL', by: 'customer', at },
  ],
};
const refused: MachineRecord = { ...order, events: [...order.events, { type: 'CANCEL', by: 'admin', at }] };
const session: MachineRecord = {
  machine: 'session',
  version: '2',
  start: { state: 'booting', account: null, roles: { admin: false, customer: false } },
  events: [
    { type: 'ACCOUNT_SEEN', account: "o'neill\\", at },
    { type: 'xstate.error.actor.0.session.exchanging', code: 'unreachable', at },
    { type: 'TRY_AGAIN', at },
  ],
};

interface Report {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
}

/** Writes each text to a file under test/ and runs Vitest on them, as a tester would. */
const pasted = async (texts: readonly string[]): Promise<Report> => {
  const folder = await mkdtemp('test/machines/pasted-');
  onTestFinished(() => rm(folder, { recursive: true }));
  await Promise.all(texts.map((text, place) => writeFile(join(folder, `pasted${place}.test.ts`), text)));
  const { VITEST: _inside, ...environment } = process.env;
  const args = ['node_modules/vitest/vitest.mjs', 'run', '--project', 'unit', '--reporter=json', folder];
  const out = await new Promise<string>((resolve) => {
    execFile(process.execPath, args, { env: environment }, (_, stdout) => resolve(stdout));
  });
  return JSON.parse(out.slice(out.indexOf('{'))) as Report;
};

describe('recordAsTest', () => {
  it('CARD-9 writes a test that passes when pasted: of an order, a refused step and a session', async () => {
    const report = await pasted([order, refused, session].map(recordAsTest));
    expect([report.numPassedTests, report.numFailedTests]).toEqual([3, 0]);
  });

  it('CARD-9 writes a test that fails where the machine does something else', async () => {
    const other = recordAsTest(order).replace("'Cancelled',", "'Shipping',");
    const report = await pasted([other]);
    expect([report.numPassedTests, report.numFailedTests]).toEqual([0, 1]);
  });

  it('CARD-9 writes in the style of the repository', () => {
    expect(recordAsTest(refused)).toBe(`import { expect, it } from 'vitest';
import { replay } from '#machines/record.ts';

it('CARD-9 replays order as far as Cancelled, then refuses', () => {
  const record = {
    machine: 'order',
    version: '1',
    start: { state: 'Pending', deliveredAt: null },
    events: [
      { type: 'CONFIRM', by: 'admin', at: '2025-01-05T09:00:00.000Z' },
      { type: 'CANCEL', by: 'customer', at: '2025-01-05T09:00:00.000Z' },
      { type: 'CANCEL', by: 'admin', at: '2025-01-05T09:00:00.000Z' },
    ],
  };
  const { steps, refusal } = replay(record);
  expect(steps.map(({ state }) => state)).toEqual([
    'Pending',
    'Confirmed',
    'Cancelled',
  ]);
  expect(refusal).toBe('Step 3 (CANCEL): refused in Cancelled: The order has this status already.');
});
`);
  });
});
