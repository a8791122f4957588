import { readFileSync } from 'node:fs';
import { readText } from '#domain/values/parse.ts';
import { type ReplayedStep, readRecord, replay } from '#machines/record.ts';
import type { OpenMove } from '#machines/replayer.ts';
import { StartError } from '#server/errors/startError.ts';
import { runCommand } from './runCommand.ts';

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

/** As the browser reads a file: a byte order mark is no part of the text. */
const textOf = (file: string): string => {
  try {
    return new TextDecoder().decode(readFileSync(file));
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new StartError(`${file} cannot be read: ${reason}`);
  }
};

const usage = 'Replays the record of a machine: npm run replay -- FILE';

const play = async (file: string | undefined): Promise<void> => {
  if (file === undefined) throw new StartError(usage);
  const record = readRecord(textOf(file));
  if (typeof record === 'string') throw new StartError(`${file} cannot be replayed: ${record}`);
  const { steps, refusal } = replay(record);
  for (const step of steps) process.stdout.write(`${stepText(step)}\n`);
  if (refusal === null) return;
  process.exitCode = 1;
  console.error(refusal);
};

await runCommand(usage, { mostArguments: 1 }, play);
