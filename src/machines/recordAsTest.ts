import { type MachineRecord, replay } from './record.ts';

const quoted = (text: string): string =>
  `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'").replaceAll('\n', '\\n').replaceAll('\r', '\\r')}'`;

const identifier = /^[a-z]\w*$/i;
const keyOf = (name: string): string => (identifier.test(name) ? name : quoted(name));

/** JSON as TypeScript in the repository's style: keys without quotes, strings in single quotes. */
const literalOf = (value: unknown): string => {
  if (typeof value === 'string') return quoted(value);
  if (Array.isArray(value)) return `[${value.map(literalOf).join(', ')}]`;
  if (typeof value !== 'object' || value === null) return String(value);
  const properties = Object.entries(value).map(([key, child]) => `${keyOf(key)}: ${literalOf(child)}`);
  return `{ ${properties.join(', ')} }`;
};

/** A list with one item on each line. */
const block = (items: readonly string[], indent: string): string =>
  items.length === 0 ? '[]' : `[\n${items.map((item) => `${indent}  ${item},\n`).join('')}${indent}]`;

/**
 * A Vitest test that replays the record and expects the present result; passes when pasted into a file under
 * test/.
 */
export const recordAsTest = (record: MachineRecord): string => {
  const { steps, refusal } = replay(record);
  const states = steps.map(({ state }) => state);
  const lastState = states.at(-1) ?? 'nothing';
  const end = refusal === null ? `to ${lastState}` : `as far as ${lastState}, then refuses`;
  const { machine, version, start, events } = record;
  return `import { expect, it } from 'vitest';
import { replay } from '#machines/record.ts';

it(${quoted(`CARD-9 replays ${machine} ${end}`)}, () => {
  const record = {
    machine: ${quoted(machine)},
    version: ${quoted(version)},
    start: ${literalOf(start)},
    events: ${block(events.map(literalOf), '    ')},
  };
  const { steps, refusal } = replay(record);
  expect(steps.map(({ state }) => state)).toEqual(${block(states.map(literalOf), '  ')});
  expect(refusal).toBe(${refusal === null ? 'null' : quoted(refusal)});
});
`;
};
