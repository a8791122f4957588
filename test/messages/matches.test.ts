import { expect, it } from 'vitest';
import type { Matches } from '../../src/messages/matches.ts';

interface English {
  readonly order: 'Order';
  readonly left: (pieces: number) => string;
  readonly titles: { readonly failed: 'Failed' };
}

interface Bengali {
  readonly order: 'অর্ডার';
  readonly left: (pieces: number) => string;
  readonly titles: { readonly failed: 'হয়নি' };
}

type Complete = Matches<English, Bengali>;

// The compiler, which reads this file too, fails where one of these is accepted.
// @ts-expect-error A message is missing.
type Missing = Matches<English, Omit<Bengali, 'order'>>;
// @ts-expect-error A message is missing within a group.
type MissingWithin = Matches<English, Omit<Bengali, 'titles'> & { readonly titles: object }>;
// @ts-expect-error The English table has no such message.
type Extra = Matches<English, Bengali & { readonly orders: 'অর্ডার' }>;
// @ts-expect-error A message function is told something else.
type OtherValues = Matches<English, Omit<Bengali, 'left'> & { readonly left: (pieces: Date) => string }>;
// @ts-expect-error A sentence stands in place of a message function.
type OtherKind = Matches<English, Omit<Bengali, 'left'> & { readonly left: 'পিস' }>;

it('BN-4 the compiler refuses a table with a missing, an extra or another kind of message', () => {
  const refused: (Missing | MissingWithin | Extra | OtherValues | OtherKind)[] = [];
  const accepted: Complete[] = [];
  expect([...refused, ...accepted]).toEqual([]);
});
