import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';

/** Files that must handle every value of the model. */
const readers = [
  'src/machines/orderMoves.ts',
  'src/domain/messages/orderRefusals.ts',
  'src/messages/en/domain/shopMessages.ts',
  'src/messages/bn/domain/shopMessages.ts',
  'src/messages/bn/domain/names.ts',
  'src/ui/badges/statusColors.ts',
];

type Change = readonly [file: string, from: string, to: string];

/** The sources with a compiler error when these changes are made to the model only. */
const faultyAfter = async (...changes: readonly Change[]): Promise<string[]> => {
  await mkdir('.test', { recursive: true });
  const sources = await mkdtemp(resolve('.test/types-'));
  onTestFinished(() => rm(sources, { recursive: true }));
  const folders = ['domain', 'machines', 'messages', 'ui'];
  await Promise.all(
    folders.map((folder) => cp(`src/${folder}`, join(sources, 'src', folder), { recursive: true })),
  );
  await Promise.all(
    ['package.json', 'node_modules'].map((name) => symlink(resolve(name), join(sources, name))),
  );
  const config = JSON.parse(await readFile('tsconfig.json', 'utf8')) as object;
  await writeFile(join(sources, 'tsconfig.json'), JSON.stringify({ ...config, include: readers }));
  for (const [file, from, to] of changes) {
    const text = await readFile(join(sources, file), 'utf8');
    if (!text.includes(from)) throw new Error(`${file} has no ${from}`);
    await writeFile(join(sources, file), text.replace(from, to));
  }
  const out = await new Promise<string>((done) => {
    execFile(resolve('node_modules/.bin/tsc'), ['--noEmit', '-p', sources], { cwd: sources }, (_, stdout) =>
      done(stdout),
    );
  });
  return [...new Set([...out.matchAll(/^(src\/[^(]+)\(/gm)].map(([, file = '']) => file))].toSorted();
};

const machine = 'src/machines/orderMachine.ts';
const domain = 'src/domain/orders/orderStatus.ts';

describe('the compiler', () => {
  it('CARD-7 refuses a state, a status, an event and a reason that nothing else knows yet', async () => {
    const files = await faultyAfter(
      [
        machine,
        "    Return: { tags: ['removable'] },",
        "    Return: { tags: ['removable'] },\n    Gone: {},",
      ],
      [domain, "  Return: 'returned',\n", "  Return: 'returned',\n  Lost: 'returned',\n"],
      [domain, "'RETURN'] as const", "'RETURN', 'LOSE'] as const"],
      [domain, "'returnWindowOver';", "'returnWindowOver' | 'lost';"],
    );
    // Missing: the state's status, the event's question, the reason's sentence, the status's badge.
    expect(files).toEqual([
      'src/domain/messages/orderRefusals.ts',
      'src/machines/orderMoves.ts',
      'src/messages/bn/domain/names.ts',
      'src/messages/bn/domain/shopMessages.ts',
      'src/messages/en/domain/shopMessages.ts',
      'src/ui/badges/statusColors.ts',
    ]);
  });
});
