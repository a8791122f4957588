/** The ledger of cash (CA-2): signed poisha by kind, and their sums. */

/**
 * Whether an entry counts (1) or not (0) towards what the courier still has to name in a statement (`unremitted`), and towards what it
 * still has to pay (`outstanding`).
 */
interface Weight {
  readonly unremitted: 0 | 1;
  readonly outstanding: 0 | 1;
}

const inBoth = { unremitted: 1, outstanding: 1 } as const;
const inNeither = { unremitted: 0, outstanding: 0 } as const;

/** Each kind with its weight. What the courier owes the shop is positive, what it keeps or pays is negative. */
export const ledgerKinds = {
  /** Collected from the customer. */
  collect: inBoth,
  fee: inBoth,
  /** The courier's share of the collected cash. */
  codFee: inBoth,
  returnFee: inBoth,
  /** What a statement with only a net amount does not explain. */
  unknownDeduction: inBoth,
  /** Positive: what the courier owes for a lost or damaged parcel. */
  compensation: inBoth,
  /** Ends what is unremitted: negative when statements named too little, positive when they named too much. */
  writeOff: inBoth,
  /** Negative: named by a statement. */
  remit: { unremitted: 1, outstanding: 0 },
  /** Usually positive: a statement takes back what an earlier one has named. */
  takeBack: { unremitted: 1, outstanding: 0 },
  /** Arrived in the bank or wallet. */
  payout: { unremitted: 0, outstanding: 1 },
  /**
   * What is rounded away, since couriers collect whole taka: `collect`, `rounding` and `advance` add up to the order's total, unless
   * that total or the advance has changed since the parcel was given to its courier.
   */
  rounding: inNeither,
  /** Paid before the delivery by the customer. */
  advance: inNeither,
} as const satisfies Readonly<Record<string, Weight>>;

export type LedgerKind = keyof typeof ledgerKinds;

export const ledgerKindNames = Object.keys(ledgerKinds) as LedgerKind[];

/** The kinds of money that a courier keeps for its work, or without explaining why. */
export const feeKinds = [
  'fee',
  'codFee',
  'returnFee',
  'unknownDeduction',
] as const satisfies readonly LedgerKind[];

export interface LedgerEntry {
  readonly kind: LedgerKind;
  /** Signed poisha, not 0. */
  readonly amount: number;
}

/** Poisha. */
export interface CashBalance {
  /** What the courier has still to name in a statement; negative when it named too much. */
  readonly unremitted: number;
  /** What the courier has still to pay. */
  readonly outstanding: number;
}

/** The balance after the entries. */
export const balanceAfter = (
  { unremitted, outstanding }: CashBalance,
  entries: readonly LedgerEntry[],
): CashBalance => {
  const changeOf = (balance: keyof Weight): number =>
    entries.reduce((sum, { kind, amount }) => sum + ledgerKinds[kind][balance] * amount, 0);
  return {
    unremitted: unremitted + changeOf('unremitted'),
    outstanding: outstanding + changeOf('outstanding'),
  };
};

/** An entry for each amount that is not 0. */
export const ledgerEntries = (amounts: Partial<Record<LedgerKind, number>>): LedgerEntry[] =>
  ledgerKindNames.map((kind) => ({ kind, amount: amounts[kind] ?? 0 })).filter(({ amount }) => amount !== 0);

/** The entries that undo these. */
export const reversingEntries = (entries: readonly LedgerEntry[]): LedgerEntry[] =>
  entries.map(({ kind, amount }) => ({ kind, amount: -amount }));
