import { isRecord, type JsonRecord, readText } from '#domain/values/parse.ts';
import { type OrderRecord, orderReplayer } from './orderRecord.ts';
import type { OpenMove, Position, Replayer } from './replayer.ts';
import { type SessionRecord, sessionReplayer } from './sessionRecord.ts';

/** Events of a machine as plain JSON; a record replays to the same states in every environment (CARD-9). */
export type MachineRecord = OrderRecord | SessionRecord;

/** A record that this browser stores, with a name for the list; the name is not part of the record. */
export interface StoredRecord {
  readonly name: string;
  readonly record: MachineRecord;
}

/** Access of the screens to the records; `readRecords` is absent if nothing is recorded, as on the server. */
export interface RecorderPort {
  readonly readRecords?: () => Promise<readonly StoredRecord[]>;
}

export interface ReplayedStep {
  /** 0 is the start. */
  readonly number: number;
  /** `null` at the start. */
  readonly event: JsonRecord | null;
  readonly state: string;
  /** The events that were possible next. */
  readonly open: readonly OpenMove[];
}

export interface Replay {
  /** Up to the last step that the machine accepted. */
  readonly steps: readonly ReplayedStep[];
  /** A sentence that names the step that the machine refuses, and why; `null` when it accepted all. */
  readonly refusal: string | null;
}

/** Replays a record by pure transitions, without side effects. Accepts any JSON and never throws. */
export const replay = (record: unknown): Replay => {
  if (!isRecord(record)) return refusedReplay('This is no record.');
  const name = readText(record.machine);
  if (!isMachine(name)) return refusedReplay(`There is no machine "${name}".`);
  const { version, start } = replayers[name];
  if (record.version === undefined) return refusedReplay('The record has no version.');
  if (record.version !== version) {
    return refusedReplay(
      `The record is of version ${readText(record.version)} of ${name}; this shop has version ${version}.`,
    );
  }
  if (!Array.isArray(record.events)) return refusedReplay('The record has no list of events.');
  const position = start(isRecord(record.start) ? record.start : {});
  return typeof position === 'string'
    ? refusedReplay(`Start: ${position}`)
    : replayEvents(position, record.events);
};

/**
 * A record from JSON or its text; otherwise a message that describes the error. A step that its machine
 * refuses is not an error of the record: `replay` reports it.
 */
export const readRecord = (input: unknown): MachineRecord | string => {
  if (typeof input === 'string') {
    try {
      return readRecord(JSON.parse(input) as unknown);
    } catch {
      return 'This is no JSON.';
    }
  }
  const { steps, refusal } = replay(input);
  // A replay without a step was refused before its start, which is the first step.
  return steps.length === 0 ? (refusal ?? 'This is no record.') : (input as MachineRecord);
};

const replayers: Readonly<Record<MachineRecord['machine'], Replayer>> = {
  order: orderReplayer,
  session: sessionReplayer,
};
const isMachine = (name: string): name is MachineRecord['machine'] => Object.hasOwn(replayers, name);

const replayEvents = (start: Position, events: readonly unknown[]): Replay => {
  const steps = [stepAt(0, null, start)];
  let position = start;
  for (const [index, event] of events.entries()) {
    const number = index + 1;
    if (!isRecord(event)) return refusedReplay(`Step ${number}: this is no event.`, steps);
    const next = positionAfter(position, event);
    if (typeof next === 'string') return refusedReplay(`${stepName(number, event)}: ${next}`, steps);
    position = next;
    steps.push(stepAt(number, event, position));
  }
  return { steps, refusal: null };
};

/** The position after the event, or why the event is not accepted. */
const positionAfter = (position: Position, event: JsonRecord): Position | string => {
  const hasTime = !Number.isNaN(Date.parse(readText(event.at)));
  return hasTime ? position.after(event) : 'the event has no time.';
};

const stepAt = (number: number, event: JsonRecord | null, { state, open }: Position): ReplayedStep => ({
  number,
  event,
  state,
  open,
});

/** `Step 3 (SHIP)`, without the brackets for an event that has no name. */
const stepName = (step: number, event: JsonRecord): string => {
  const type = readText(event.type);
  return type === '' ? `Step ${step}` : `Step ${step} (${type})`;
};

const refusedReplay = (refusal: string, steps: readonly ReplayedStep[] = []): Replay => ({ steps, refusal });
