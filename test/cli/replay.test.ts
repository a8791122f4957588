import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import type { OrderMove } from '#domain/orders/orderStatus.ts';
import { historyAsRecord } from '#machines/orderRecord.ts';

/** Runs the command as `npm run replay` does. */
const run = (...files: string[]): Promise<{ code: number; out: string; err: string }> =>
  new Promise((resolve) => {
    const child = execFile(
      process.execPath,
      ['--import', 'tsx', 'src/cli/replay.ts', ...files],
      (_, out, err) => resolve({ code: child.exitCode ?? -1, out, err }),
    );
  });

const fileWith = async (text: string): Promise<string> => {
  const folder = await mkdtemp(join(tmpdir(), 'replay-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const file = join(folder, 'record.json');
  await writeFile(file, text);
  return file;
};

const returnDays = 7;
const moves: readonly OrderMove[] = [
  { event: 'CONFIRM', from: 'Pending', to: 'Confirmed', by: 'admin', at: '2025-01-05T09:00:00.000Z' },
  { event: 'CANCEL', from: 'Confirmed', to: 'Cancelled', by: 'customer', at: '2025-01-06T09:00:00.000Z' },
];

describe('npm run replay', () => {
  it('CARD-9 prints each step with its state and its possible moves', async () => {
    const file = await fileWith(JSON.stringify(historyAsRecord(moves, returnDays)));
    expect(await run(file)).toEqual({
      code: 0,
      err: '',
      out: [
        '0. start → Pending; open: CONFIRM by admin, CONFIRM by staff, CANCEL by admin, CANCEL by staff, CANCEL by customer',
        '1. CONFIRM by admin at 2025-01-05T09:00:00.000Z → Confirmed; open: CANCEL by admin, CANCEL by staff, CANCEL by customer, SHIP by admin, SHIP by staff, DELIVER by admin, DELIVER by staff',
        '2. CANCEL by customer at 2025-01-06T09:00:00.000Z → Cancelled; open: CONFIRM by admin, CONFIRM by staff, CONFIRM by customer',
        '',
      ].join('\n'),
    });
  });

  it('CARD-9 ends with 1 and names the step that the machine refuses', async () => {
    const twice = historyAsRecord([...moves, ...moves.slice(1)], returnDays);
    const { code, out, err } = await run(await fileWith(JSON.stringify(twice)));
    expect({ code, lineCount: out.trim().split('\n').length, err }).toEqual({
      code: 1,
      lineCount: 3,
      err: 'Step 3 (CANCEL): refused in Cancelled: The order already has this status.\n',
    });
  });

  it('CARD-9 says in one sentence what is wrong with its arguments or the file', async () => {
    const usage = 'Replays the record of a machine: npm run replay -- FILE\n';
    const broken = await fileWith('{bad');
    const unversioned = await fileWith('{"machine":"order","events":[]}');
    expect(
      await Promise.all([run(), run(broken, broken), run(broken), run(unversioned), run('none.json')]),
    ).toEqual(
      [
        usage,
        usage,
        `${broken} cannot be replayed: This is no JSON.\n`,
        `${unversioned} cannot be replayed: The record has no version.\n`,
        "none.json cannot be read: ENOENT: no such file or directory, open 'none.json'\n",
      ].map((err) => ({ code: 1, out: '', err })),
    );
    expect(await run('--help')).toEqual({ code: 0, out: usage, err: '' });
  });

  it('CARD-9 reads a file with a byte order mark, as the browser does', async () => {
    const file = await fileWith(`\uFEFF${JSON.stringify(historyAsRecord([], returnDays))}`);
    expect(await run(file)).toMatchObject({ code: 0, err: '' });
  });
});
