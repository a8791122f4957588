/** What a line of a statement turns out to be when it is compared with the shop's ledger (CA-3). */
export const statementKinds = [
  /** The line names all that is due for the parcel. */
  'equal',
  /** The line names less than is due. */
  'less',
  /** The line names more than is due. */
  'more',
  /** The shop has not heard of the delivery. */
  'notDelivered',
  /** Money that an earlier statement has named goes back. */
  'takenBack',
  /** Money for a parcel that was written off. */
  'afterWriteOff',
  /**
   * The parcel's money is void, as of most parcels that came back: the line names the fee of its way back, a compensation, or money
   * nevertheless.
   */
  'void',
  /** Named twice in the file, or by an earlier statement. */
  'twice',
  /** No parcel of this courier. */
  'unknown',
  /** The state of the parcel's money does not allow it, such as a fee after the payout. */
  'refused',
] as const;
export type StatementKind = (typeof statementKinds)[number];

/** English, like all texts that a screen translates by `shownText`. */
export const statementKindLabels: Readonly<Record<StatementKind, string>> = {
  equal: 'Equal',
  less: 'Less',
  more: 'More',
  notDelivered: 'Not delivered yet',
  takenBack: 'Taken back',
  afterWriteOff: 'After a write-off',
  void: 'Came back',
  twice: 'Twice',
  unknown: 'Unknown parcel',
  refused: 'Not booked',
};

export const isStatementKind = (value: unknown): value is StatementKind =>
  statementKinds.some((kind) => kind === value);

/** Whether somebody has to look at lines of this kind. */
export const isDifference = (kind: StatementKind): boolean => kind !== 'equal';
