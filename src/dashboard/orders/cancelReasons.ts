/** What staff are asked when they cancel an order, or many (MD-4). */
export const cancelReasonLabel = 'Reason, for staff only (may stay empty)';

/** Offered for the reason. */
export const cancelReasons: readonly string[] = [
  'Changed the mind',
  'Ordered by mistake',
  'Ordered twice',
  'Cannot be reached',
];
