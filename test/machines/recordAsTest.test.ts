import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
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
  version: '6',
  start: { state: 'booting', account: null, roles: { admin: false, customer: false } },
  events: [
    { type: 'ACCOUNT_SEEN', account: "o'neill\\", at },
    { type: 'xstate.error.actor.0.session.exchanging', code: 'unreachable', at },
    { type: 'TRY_AGAIN', at },
  ],
};

/** Writes the text to a file under test/ and imports it: Vitest then runs its test in the suite that does so. */
const paste = async (text: string): Promise<void> => {
  const folder = await mkdtemp('test/machines/pasted-');
  const file = join(folder, 'pasted.test.ts');
  try {
    await writeFile(file, text);
    await import(resolve(file));
  } finally {
    await rm(folder, { recursive: true });
  }
};

describe.each([
  ['an order', order],
  ['a refused step', refused],
  ['a session', session],
])('a test written from the record of %s passes when pasted', async (_of, record) => {
  await paste(recordAsTest(record));
});

describe('a test written from a record fails where the machine does something else', async () => {
  const other = recordAsTest(order).replace("'Cancelled',", "'Shipping',");
  await paste(other.replace('it(', 'it.fails('));
});

describe('recordAsTest', () => {
  it.each([
    [0, 'Pending'],
    [1, 'Confirmed'],
    [2, 'Cancelled'],
  ])('CARD-9 names the state after the last of %i steps: %s', (count, state) => {
    const text = recordAsTest({ ...order, events: order.events.slice(0, count) });
    expect(text).toContain(`it('CARD-9 replays order to ${state}'`);
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
  expect(refusal).toBe('Step 3 (CANCEL): refused in Cancelled: The order already has this status.');
});
`);
  });
});
