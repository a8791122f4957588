import type { StatementKind } from '#domain/statements/statementKind.ts';

/** The tone of the badge for each kind of line. */
export const kindTones = {
  equal: 'good',
  less: 'danger',
  more: 'warning',
  notDelivered: 'warning',
  takenBack: 'danger',
  afterWriteOff: 'accent',
  void: 'neutral',
  twice: 'warning',
  unknown: 'danger',
  refused: 'danger',
} as const satisfies Record<StatementKind, string>;
