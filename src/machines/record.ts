import { isRecord, type JsonRecord, readText } from '#domain/parse.ts';
import { type OrderRecord, orderReplayer } from './orderRecord.ts';
import type { OpenMove, Position, Replayer } from './replayed.ts';
import { type SessionRecord, sessionReplayer } from './sessionRecord.ts';

/** What a machine did, as plain JSON: what was recorded in one place replays to the same states in any other (CARD-9). */
export type MachineRecord = OrderRecord | SessionRecord;

/** A record that this browser keeps, named for the person who looks for it; the name is no part of it. */
export interface StoredRecord {
  readonly name: string;
  readonly record: MachineRecord;
}

/** The way of the screens to what is recorded; absent where nothing is, as on the server. */
export interface RecorderPort {
  readonly readRecords?: () => Promise<readonly StoredRecord[]>;
}

export interface ReplayedStep {
  /** 0 is the start. */
  readonly number: number;
  /** `null` at the start. */
  readonly event: JsonRecord | null;
  readonly state: string;
  /** What could have happened next. */
  readonly open: readonly OpenMove[];
}

export interface Replay {
  /** As far as the machine went. */
  readonly steps: readonly ReplayedStep[];
  /** The sentence that names the step which the machine refuses; `null` when it took them all. */
  readonly refusal: string | null;
}

const replayers: Readonly<Record<MachineRecord['machine'], Replayer>> = {
  order: orderReplayer,
  session: sessionReplayer,
};
const isMachine = (name: string): name is MachineRecord['machine'] => Object.hasOwn(replayers, name);

const stepAt = (number: number, event: JsonRecord | null, { state, open }: Position): ReplayedStep => ({
  number,
  event,
  state,
  open,
});

const refused = (refusal: string, steps: readonly ReplayedStep[] = []): Replay => ({ steps, refusal });

const after = (position: Position, event: unknown): Position | string => {
  if (!isRecord(event)) return 'this is no event.';
  return Number.isNaN(Date.parse(readText(event.at))) ? 'the event has no time.' : position.after(event);
};

const fold = (start: Position, events: readonly unknown[]): Replay => {
  const steps = [stepAt(0, null, start)];
  let position = start;
  for (const [index, event] of events.entries()) {
    const next = after(position, event);
    if (typeof next === 'string') {
      const name = isRecord(event) ? readText(event.type) : '';
      return refused(`Step ${index + 1}${name === '' ? '' : ` (${name})`}: ${next}`, steps);
    }
    position = next;
    steps.push(stepAt(index + 1, event as JsonRecord, position));
  }
  return { steps, refusal: null };
};

/**
 * A record out of JSON, or a text of it; else a sentence that says what is wrong. A step that its machine
 * refuses is no fault of the record: `replay` names it.
 */
export const readRecord = (given: unknown): MachineRecord | string => {
  if (typeof given === 'string') {
    try {
      return readRecord(JSON.parse(given) as object);
    } catch {
      return 'This is no JSON.';
    }
  }
  const { steps, refusal } = replay(given);
  return steps.length === 0 ? (refusal ?? 'This is no record.') : (given as MachineRecord);
};

/** Plays a record again by pure transitions; nothing is done by it. Takes any JSON and never throws. */
export const replay = (record: unknown): Replay => {
  if (!isRecord(record)) return refused('This is no record.');
  const name = readText(record.machine);
  if (!isMachine(name)) return refused(`There is no machine "${name}".`);
  const { version, start } = replayers[name];
  if (record.version !== version) {
    return refused(
      `The record is of version ${readText(record.version)} of ${name}; this shop has version ${version}.`,
    );
  }
  if (!Array.isArray(record.events)) return refused('The record has no list of events.');
  const position = start(isRecord(record.start) ? record.start : {});
  return typeof position === 'string' ? refused(`Start: ${position}`) : fold(position, record.events);
};
