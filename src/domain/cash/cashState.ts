/** Where the money of a consignment is (CA-1). Only `cashMachine` says which event leads from one state to another. */
export const cashStates = [
  /** Nothing is collected yet. */
  'due',
  /** The courier has collected it, or a person says so. */
  'collected',
  /** A statement of the courier names all of it. */
  'remitted',
  /** A statement names less than was collected, or takes back what was named. */
  'short',
  /** Statements name more than was collected. */
  'over',
  /** The payout has arrived in the bank or wallet, to the taka. */
  'reconciled',
  /** An admin has given up what is missing, or keeps what is too much. */
  'writtenOff',
  /** Nothing will be collected: the parcel came back, was lost or was cancelled. */
  'void',
] as const;
export type CashState = (typeof cashStates)[number];

export const isCashState = (value: unknown): value is CashState =>
  cashStates.some((state) => state === value);

export const cashEventTypes = [
  /** The courier has collected the money, by its own word or a person's. */
  'COLLECT',
  /** A statement of the courier names money of the parcel. */
  'STATEMENT',
  /** The money of a statement has arrived. */
  'PAYOUT',
  /** An admin gives up what is missing, or keeps what is too much. */
  'WRITE_OFF',
  /** The parcel came back, was lost or was cancelled, so that nothing will be collected. */
  'VOID',
  /** A statement takes back money that the courier has named for the parcel. */
  'TAKE_BACK',
  /** The courier, or a person, corrects that the money was collected. */
  'REVERSE',
] as const;
export type CashEventType = (typeof cashEventTypes)[number];

/** Who may send an event: a courier by its word, and people of the shop. */
export const cashRoles = ['courier', 'staff', 'admin'] as const;
export type CashRole = (typeof cashRoles)[number];

/**
 * The states in which a courier may hold money of an order, which then cannot be deleted. After a write-off too: a part that a statement
 * has named may still be on its way.
 */
const openCashStates = [
  'collected',
  'remitted',
  'short',
  'over',
  'writtenOff',
] as const satisfies readonly CashState[];

export const isOpenCashState = (state: CashState): boolean => openCashStates.some((open) => open === state);
