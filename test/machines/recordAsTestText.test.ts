import { describe, expect, it } from 'vitest';
import { recordAsTest } from '#machines/recordAsTest.ts';

/** The text alone; `recordAsTest.test.ts` runs the written test. */

const at = '2025-01-05T09:00:00.000Z';
const order = { machine: 'order', version: '1', start: { state: 'Pending', deliveredAt: null } } as const;

describe('the text of recordAsTest', () => {
  it('CARD-9 expects the state that the record reaches', () => {
    expect(
      recordAsTest({ ...order, events: [{ type: 'CONFIRM', by: 'admin', at }] }),
    ).toBe(`import { expect, it } from 'vitest';
import { replay } from '#machines/record.ts';

it('CARD-9 replays order to Confirmed', () => {
  const record = {
    machine: 'order',
    version: '1',
    start: { state: 'Pending', deliveredAt: null },
    events: [
      { type: 'CONFIRM', by: 'admin', at: '2025-01-05T09:00:00.000Z' },
    ],
  };
  const { steps, refusal } = replay(record);
  expect(steps.map(({ state }) => state)).toEqual([
    'Pending',
    'Confirmed',
  ]);
  expect(refusal).toBe(null);
});
`);
  });

  it('CARD-9 expects the refusal after the last state', () => {
    const text = recordAsTest({ ...order, events: [{ type: 'SHIP', by: 'admin', at }] });
    expect(text).toContain("it('CARD-9 replays order as far as Pending, then refuses', () => {");
    expect(text).toContain("expect(refusal).toBe('Step 1 (SHIP): refused in Pending: ");
  });

  it('CARD-9 expects nothing of a record that cannot start', () => {
    const start = { state: 'Lost', deliveredAt: null } as unknown as typeof order.start;
    const text = recordAsTest({ ...order, start, events: [] });
    expect(text).toContain("it('CARD-9 replays order as far as nothing, then refuses', () => {");
    expect(text).toContain('    events: [],\n  };');
    expect(text).toContain('  expect(steps.map(({ state }) => state)).toEqual([]);\n');
  });

  it('CARD-9 writes quotes, backslashes, line ends, lists and unusual keys as TypeScript', () => {
    const start = {
      ...order.start,
      text: "it's \\ two\nlines",
      list: ['a', 1, true, null],
      nested: { 'not-a-name': 1, '2nd': 2, a1_b: 3, B: 4 },
    } as unknown as typeof order.start;
    expect(recordAsTest({ ...order, start, events: [] })).toContain(
      "    start: { state: 'Pending', deliveredAt: null, text: 'it\\'s \\\\ two\\nlines', " +
        "list: ['a', 1, true, null], nested: { 'not-a-name': 1, '2nd': 2, a1_b: 3, B: 4 } },\n",
    );
  });
});
