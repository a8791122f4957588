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

/** What makes the difference between the net amount of a statement and what was collected. */
const deductionKinds = ['fee', 'codFee', 'returnFee', 'unknownDeduction', 'compensation'] as const;
const collectedKinds = ['collect', 'rounding', 'advance'] as const;

/** The kinds of entries that each event may append. */
export const kindsOfEvent: Readonly<Record<CashEventType, readonly LedgerKind[]>> = {
  COLLECT: collectedKinds,
  // A statement may be the first report of a delivery and then collects too; money after a write-off undoes the write-off.
  STATEMENT: [...collectedKinds, ...deductionKinds, 'remit', 'writeOff'],
  PAYOUT: ['payout'],
  WRITE_OFF: ['writeOff'],
  VOID: [],
  TAKE_BACK: [...deductionKinds, 'takeBack'],
  // The kinds of the COLLECT that is undone, with the opposite sign.
  REVERSE: collectedKinds,
};

const anyone = ['courier', 'staff', 'admin'] as const;
const staff = ['staff', 'admin'] as const;
const admin = ['admin'] as const;

/** What a guard sees: the balance before the event, and the event. */
interface Guarded {
  readonly context: CashBalance;
  readonly event: CashEvent;
}

/** Whether one of the roles sends the event, with no other entries than it may append. */
const isAllowed = ({ type, by, entries }: CashEvent, roles: readonly CashRole[]): boolean =>
  roles.includes(by) && entries.every(({ kind }) => kindsOfEvent[type].includes(kind));

const balanceWith = ({ context, event }: Guarded): CashBalance => balanceAfter(context, event.entries);

/** The transitions of an event, by what the courier still has to name after it. */
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
  // `roles` are those that may send the event. `unremitted` is what the courier has still to name in a statement, negative if it has named
  // too much; `outstanding` is what it has still to pay.
  guards: {
    isAllowed: ({ event }, roles: readonly CashRole[]) => isAllowed(event, roles),
    leavesNothing: (guarded, roles: readonly CashRole[]) =>
      isAllowed(guarded.event, roles) && balanceWith(guarded).unremitted === 0,
    leavesTooLittle: (guarded, roles: readonly CashRole[]) =>
      isAllowed(guarded.event, roles) && balanceWith(guarded).unremitted > 0,
    leavesTooMuch: (guarded, roles: readonly CashRole[]) =>
      isAllowed(guarded.event, roles) && balanceWith(guarded).unremitted < 0,
    paysAll: (guarded, roles: readonly CashRole[]) =>
      isAllowed(guarded.event, roles) && balanceWith(guarded).outstanding === 0,
    leavesDebt: (guarded, roles: readonly CashRole[]) =>
      isAllowed(guarded.event, roles) && balanceWith(guarded).outstanding !== 0,
  },
  actions: {
    addEntries: assign(({ context, event }) => balanceAfter(context, event.entries)),
  },
}).createMachine({
  id: 'cash',
  context: { unremitted: 0, outstanding: 0 },
  initial: 'due',
  states: {
    due: {
      on: {
        COLLECT: { target: 'collected', guard: { type: 'isAllowed', params: anyone }, actions: 'addEntries' },
        STATEMENT: byWhatIsLeft,
        VOID: { target: 'void', guard: { type: 'isAllowed', params: anyone } },
        // Pays the statement that charged the way back before the parcel was sent out once more.
        PAYOUT: { target: 'due', guard: { type: 'isAllowed', params: admin }, actions: 'addEntries' },
      },
    },
    collected: {
      on: {
        STATEMENT: byWhatIsLeft,
        // A statement that takes money back may be applied before the one that named it.
        TAKE_BACK: {
          target: 'short',
          guard: { type: 'leavesTooLittle', params: staff },
          actions: 'addEntries',
        },
        // Pays the statement that charged the way back before the parcel was delivered after all.
        PAYOUT: { target: 'collected', guard: { type: 'isAllowed', params: admin }, actions: 'addEntries' },
        // Undoes a collection that the courier, or a person, corrects.
        REVERSE: { target: 'due', guard: { type: 'leavesNothing', params: anyone }, actions: 'addEntries' },
      },
    },
    remitted: {
      on: {
        PAYOUT: [
          { target: 'reconciled', guard: { type: 'paysAll', params: admin }, actions: 'addEntries' },
          // Another statement also named money of the parcel, and its payout is still to come.
          { target: 'remitted', guard: { type: 'isAllowed', params: admin }, actions: 'addEntries' },
        ],
        TAKE_BACK: {
          target: 'short',
          guard: { type: 'leavesTooLittle', params: staff },
          actions: 'addEntries',
        },
        // A further statement names money of the parcel again.
        STATEMENT: { target: 'over', guard: { type: 'leavesTooMuch', params: staff }, actions: 'addEntries' },
      },
    },
    short: {
      on: {
        // Also a statement that takes money back, which leaves the parcel short (`statementMove`).
        STATEMENT: byWhatIsLeft,
        // Pays the statement that named a part of the money.
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
        // Pays one of the statements that named the money.
        PAYOUT: { target: 'over', guard: { type: 'isAllowed', params: admin }, actions: 'addEntries' },
        // The courier takes back what it named too much.
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
        // A further statement names money of the parcel again.
        STATEMENT: { target: 'over', guard: { type: 'leavesTooMuch', params: staff }, actions: 'addEntries' },
        // Two further statements cancel each other out, and one of them is paid before the other.
        PAYOUT: { target: 'remitted', guard: { type: 'leavesDebt', params: admin }, actions: 'addEntries' },
      },
    },
    writtenOff: {
      on: {
        // The money came after all.
        STATEMENT: byWhatIsLeft,
        // Pays the statement that named a part of the money before the write-off.
        PAYOUT: { target: 'writtenOff', guard: { type: 'isAllowed', params: admin }, actions: 'addEntries' },
      },
    },
    void: {
      on: {
        // The parcel was delivered after all.
        COLLECT: { target: 'collected', guard: { type: 'isAllowed', params: anyone }, actions: 'addEntries' },
        STATEMENT: [
          // Only the fee of the way back, or the compensation for a lost parcel; as nothing was collected, too little cannot be left.
          { target: 'void', guard: { type: 'leavesNothing', params: staff }, actions: 'addEntries' },
          { target: 'over', guard: { type: 'leavesTooMuch', params: staff }, actions: 'addEntries' },
        ],
        // Pays the statement with the fee of the way back or the compensation.
        PAYOUT: { target: 'void', guard: { type: 'isAllowed', params: admin }, actions: 'addEntries' },
      },
    },
  },
});
