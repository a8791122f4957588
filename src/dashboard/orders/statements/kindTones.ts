import type { StatementKind } from '#domain/statements/statementKind.ts';

/** How a line's kind is coloured. */
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
