import { assign, setup } from 'xstate';
import type { CashEventType, CashRole } from '#domain/cash/cashState.ts';
import { balanceAfter, type CashBalance, type LedgerEntry, type LedgerKind } from '#domain/cash/ledger.ts';

/**
 * The only definition of where the money of a consignment may go (CA-1). Pure: the time and the entries of the ledger arrive
 * in each event. Used by the screens, the server, the database's constraints, the tests, the diagram and the replay.
 */

export interface CashEvent {
  readonly type: CashEventType;
  readonly by: CashRole;
  /** ISO. */
  readonly at: string;
  /** What the event appends to the ledger. */
  readonly entries: readonly LedgerEntry[];
}

const deductions = ['fee', 'codFee', 'returnFee', 'unknownDeduction', 'compensation'] as const;
const collected = ['collect', 'rounding', 'advance'] as const;

/** The kinds of entries that each event may append. */
export const kindsOfEvent: Readonly<Record<CashEventType, readonly LedgerKind[]>> = {
  COLLECT: collected,
  // A parcel whose delivery nobody told is collected by its statement; money after a write-off takes that back.
  STATEMENT: [...collected, ...deductions, 'remit', 'writeOff'],
  PAYOUT: ['payout'],
  WRITE_OFF: ['writeOff'],
  VOID: [],
  TAKE_BACK: [...deductions, 'takeBack'],
  REVERSE: collected,
};

const anyone = ['courier', 'staff', 'admin'] as const;
const staff = ['staff', 'admin'] as const;
const admin = ['admin'] as const;

interface Guarded {
  readonly context: CashBalance;
  readonly event: CashEvent;
}

const isAllowed = ({ type, by, entries }: CashEvent, roles: readonly CashRole[]): boolean =>
  roles.includes(by) && entries.every(({ kind }) => kindsOfEvent[type].includes(kind));

const after = ({ context, event }: Guarded): CashBalance => balanceAfter(context, event.entries);

/** Where a line of a statement leads: by what the courier has still to name after it. */
const byWhatIsLeft = [
  { target: 'remitted', guard: { type: 'leavesNothing', params: staff }, actions: 'addEntries' },
  { target: 'short', guard: { type: 'leavesTooLittle', params: staff }, actions: 'addEntries' },
  { target: 'over', guard: { type: 'leavesTooMuch', params: staff }, actions: 'addEntries' },
] as const;

export const cashMachine = setup({
  types: {
    context: {} as CashBalance,
    events: {} as CashEvent,
  },
  guards: {
    isAllowed: ({ event }, roles: readonly CashRole[]) => isAllowed(event, roles),
    leavesNothing: (guarded, roles: readonly CashRole[]) =>
      isAllowed(guarded.event, roles) && after(guarded).unremitted === 0,
    leavesTooLittle: (guarded, roles: readonly CashRole[]) =>
      isAllowed(guarded.event, roles) && after(guarded).unremitted > 0,
    leavesTooMuch: (guarded, roles: readonly CashRole[]) =>
      isAllowed(guarded.event, roles) && after(guarded).unremitted < 0,
    paysAll: (guarded, roles: readonly CashRole[]) =>
      isAllowed(guarded.event, roles) && after(guarded).outstanding === 0,
  },
  actions: {
    addEntries: assign(({ context, event }) => balanceAfter(context, event.entries)),
  },
}).createMachine({
  id: 'cash',
  // Raised with each change of a transition: a record of events names the machine that accepted them.
  version: '1',
  context: { unremitted: 0, outstanding: 0 },
  initial: 'due',
  states: {
    due: {
      on: {
        COLLECT: { target: 'collected', guard: { type: 'isAllowed', params: anyone }, actions: 'addEntries' },
        STATEMENT: byWhatIsLeft,
        VOID: { target: 'void', guard: { type: 'isAllowed', params: anyone } },
      },
    },
    collected: {
      on: {
        STATEMENT: byWhatIsLeft,
        TAKE_BACK: {
          target: 'short',
          guard: { type: 'leavesTooLittle', params: staff },
          actions: 'addEntries',
        },
        // The courier's word or a person takes the collection back.
        REVERSE: { target: 'due', guard: { type: 'leavesNothing', params: anyone }, actions: 'addEntries' },
      },
    },
    remitted: {
      on: {
        PAYOUT: [
          { target: 'reconciled', guard: { type: 'paysAll', params: admin }, actions: 'addEntries' },
          // The payout of another statement is still to come.
          { target: 'remitted', guard: { type: 'isAllowed', params: admin }, actions: 'addEntries' },
        ],
        TAKE_BACK: {
          target: 'short',
          guard: { type: 'leavesTooLittle', params: staff },
          actions: 'addEntries',
        },
        // Named once more.
        STATEMENT: { target: 'over', guard: { type: 'leavesTooMuch', params: staff }, actions: 'addEntries' },
      },
    },
    short: {
      on: {
        STATEMENT: byWhatIsLeft,
        // Of the statement that named a part of it.
        PAYOUT: { target: 'short', guard: { type: 'isAllowed', params: admin }, actions: 'addEntries' },
        WRITE_OFF: {
          target: 'writtenOff',
          guard: { type: 'leavesNothing', params: admin },
          actions: 'addEntries',
        },
      },
    },
    over: {
      on: {
        STATEMENT: byWhatIsLeft,
        PAYOUT: { target: 'over', guard: { type: 'isAllowed', params: admin }, actions: 'addEntries' },
        // The courier takes back what it had paid too much.
        TAKE_BACK: byWhatIsLeft,
        WRITE_OFF: {
          target: 'writtenOff',
          guard: { type: 'leavesNothing', params: admin },
          actions: 'addEntries',
        },
      },
    },
    reconciled: {
      on: {
        TAKE_BACK: {
          target: 'short',
          guard: { type: 'leavesTooLittle', params: staff },
          actions: 'addEntries',
        },
        // Named once more.
        STATEMENT: { target: 'over', guard: { type: 'leavesTooMuch', params: staff }, actions: 'addEntries' },
      },
    },
    writtenOff: {
      on: {
        // Money that came after all.
        STATEMENT: byWhatIsLeft,
        PAYOUT: { target: 'writtenOff', guard: { type: 'isAllowed', params: admin }, actions: 'addEntries' },
      },
    },
    void: {
      on: {
        // The courier has delivered what it, or the shop, had given up.
        COLLECT: { target: 'collected', guard: { type: 'isAllowed', params: anyone }, actions: 'addEntries' },
        STATEMENT: [
          // Only the fee of the way back, or what is paid for a lost parcel.
          { target: 'void', guard: { type: 'leavesNothing', params: staff }, actions: 'addEntries' },
          { target: 'over', guard: { type: 'leavesTooMuch', params: staff }, actions: 'addEntries' },
        ],
        PAYOUT: { target: 'void', guard: { type: 'isAllowed', params: admin }, actions: 'addEntries' },
      },
    },
  },
});
