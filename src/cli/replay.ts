import { readFileSync } from 'node:fs';
import { readText } from '#domain/values/parse.ts';
import { type ReplayedStep, replay } from '#machines/record.ts';
import type { OpenMove } from '#machines/replayer.ts';
import { ignoreClosedOutput } from '#server/process/ignoreClosedOutput.ts';

/**
 * `npm run replay -- FILE`: replays the record of a machine in the file and prints each step with the events that are possible
 * after it; exit code 1 when the machine refuses a step. For developers: it reads no shop, and production does not have it.
 */

const moveText = ({ type, by }: OpenMove): string => (by === undefined ? type : `${type} by ${by}`);

/** What happened in a step, such as `CONFIRM by staff at 2026-01-05T09:00:00.000Z`; the first step of a record has no event. */
const eventText = (event: ReplayedStep['event']): string => {
  if (event === null) return 'start';
  const by = readText(event.by);
  const actor = by === '' ? '' : ` by ${by}`;
  return `${readText(event.type)}${actor} at ${readText(event.at)}`;
};

const stepText = ({ number, event, state, open }: ReplayedStep): string => {
  const openMoves = open.map(moveText).join(', ') || 'nothing';
  return `${number}. ${eventText(event)} → ${state}; open: ${openMoves}`;
};

const play = (file: string): void => {
  const { steps, refusal } = replay(JSON.parse(readFileSync(file, 'utf8')));
  for (const step of steps) process.stdout.write(`${stepText(step)}\n`);
  if (refusal === null) return;
  process.exitCode = 1;
  console.error(refusal);
};

ignoreClosedOutput();
const file = process.argv[2];
try {
  if (file === undefined) throw new Error('Name a file: npm run replay -- FILE');
  play(file);
} catch (error) {
  process.exitCode = 1;
  console.error(error instanceof Error ? error.message : error);
}
