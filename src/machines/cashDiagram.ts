import { cashEventTypes, cashStates } from '#domain/cash/cashState.ts';
import { ledgerKindNames, ledgerKinds } from '#domain/cash/ledger.ts';
import { kindsOfEvent } from './cashMachine.ts';
import { newCash } from './cashMoves.ts';
import { cashTransitions } from './cashTransitions.ts';
import { table } from './diagram.ts';

/** Diagram and tables of cashMachine for docs/cash-machine.md, generated from its definition. */

/** What each guard requires besides a role; '' for nothing more. */
const conditions: Readonly<Record<string, string>> = {
  isAllowed: '',
  leavesNothing: 'nothing is left to name',
  leavesTooLittle: 'too little is named',
  leavesTooMuch: 'too much is named',
  paysAll: 'nothing is left to pay',
};

/** The machine as a Mermaid state diagram. */
export const cashDiagram = (): string =>
  [
    'stateDiagram-v2',
    `  [*] --> ${newCash.state}`,
    ...cashTransitions.map(({ from, event, to, guard, by }) => {
      const condition = conditions[guard] ?? guard;
      return `  ${from} --> ${to}: ${event} (${by.join(', ')}${condition === '' ? '' : `; ${condition}`})`;
    }),
  ].join('\n');

const countsFor = (is: 0 | 1): string => (is === 1 ? 'yes' : '–');

/** The generated part of docs/cash-machine.md, between its markers. */
export const cashMachinePage = (): string =>
  [
    ['```mermaid', cashDiagram(), '```'].join('\n'),
    '## Events and states',
    table(
      ['From', ...cashEventTypes],
      cashStates.map((state) => [
        state,
        ...cashEventTypes.map(
          (event) =>
            [
              ...new Set(
                cashTransitions
                  .filter((move) => move.from === state && move.event === event)
                  .map(({ to }) => to),
              ),
            ].join(', ') || '–',
        ),
      ]),
    ),
    '## Entries of each event',
    table(
      ['Event', 'Kinds'],
      cashEventTypes.map((event) => [event, kindsOfEvent[event].join(', ') || '–']),
    ),
    '## What each kind counts for',
    table(
      ['Kind', 'still to be named in a statement', 'still to be paid'],
      ledgerKindNames.map((kind) => [
        kind,
        countsFor(ledgerKinds[kind].unremitted),
        countsFor(ledgerKinds[kind].outstanding),
      ]),
    ),
  ].join('\n\n');
