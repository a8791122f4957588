import type { CheckedLine } from '#domain/statements/statementCheck.ts';

/** A line of a statement that names what was expected of its parcel: ৳311 collected, of which the courier keeps ৳60. */
export const aCheckedLine = (given: Partial<CheckedLine> = {}): CheckedLine => ({
  row: 2,
  name: 'HK-1',
  kind: 'equal',
  consignmentId: 'c1',
  orderId: 'o1',
  invoice: 'HK-1',
  expected: 311,
  collected: 311,
  fees: 60,
  net: 251,
  agreedFees: null,
  note: '',
  events: [{ type: 'STATEMENT', to: 'remitted', entries: [{ kind: 'remit', amount: -251 }] }],
  ...given,
});
