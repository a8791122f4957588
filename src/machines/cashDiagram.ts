import { type CashEventType, type CashState, cashEventTypes, cashStates } from '#domain/cash/cashState.ts';
import { ledgerKindNames, ledgerKinds } from '#domain/cash/ledger.ts';
import { kindsOfEvent } from './cashMachine.ts';
import { newCash } from './cashMoves.ts';
import { type CashTransition, cashTransitions } from './cashTransitions.ts';
import { markdownTable } from './markdownTable.ts';

/** Diagram and tables of cashMachine for docs/cash-machine.md, generated from its definition. */

/** The generated part of docs/cash-machine.md, between its markers. */
export const cashMachineText = (): string =>
  [
    ['```mermaid', cashDiagram(), '```'].join('\n'),
    '## Events and states',
    markdownTable(
      ['From', ...cashEventTypes],
      cashStates.map((state) => [state, ...cashEventTypes.map((event) => targetsOf(state, event))]),
    ),
    '## Entries of each event',
    markdownTable(
      ['Event', 'Kinds'],
      cashEventTypes.map((event) => [event, kindsOfEvent[event].join(', ') || '–']),
    ),
    '## What each kind counts for',
    markdownTable(
      ['Kind', 'still to be named in a statement', 'still to be paid'],
      ledgerKindNames.map((kind) => [
        kind,
        countsCell(ledgerKinds[kind].unremitted),
        countsCell(ledgerKinds[kind].outstanding),
      ]),
    ),
  ].join('\n\n');

/** The machine as a Mermaid state diagram. */
export const cashDiagram = (): string =>
  ['stateDiagram-v2', `  [*] --> ${newCash.state}`, ...cashTransitions.map(arrowOf)].join('\n');

/** `due --> short: STATEMENT (staff, admin; too little is named)`. */
const arrowOf = ({ from, event, to, guard, by }: CashTransition): string => {
  const condition = conditions[guard] ?? guard;
  const requirements = condition === '' ? by.join(', ') : `${by.join(', ')}; ${condition}`;
  return `  ${from} --> ${to}: ${event} (${requirements})`;
};

/** What each guard requires besides a role; '' for nothing more. */
const conditions: Readonly<Record<string, string>> = {
  isAllowed: '',
  leavesNothing: 'nothing is left to name',
  leavesTooLittle: 'too little is named',
  leavesTooMuch: 'too much is named',
  paysAll: 'nothing is left to pay',
  leavesDebt: 'something is left to pay',
};

/** The states to which the event may lead, each once; a dash for none. */
const targetsOf = (state: CashState, event: CashEventType): string => {
  const transitions = cashTransitions.filter((each) => each.from === state && each.event === event);
  return [...new Set(transitions.map(({ to }) => to))].join(', ') || '–';
};

/** Whether a kind of entry counts for a balance. */
const countsCell = (weight: 0 | 1): string => (weight === 1 ? 'yes' : '–');
