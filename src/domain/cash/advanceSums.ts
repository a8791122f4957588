import { sum } from '../values/money.ts';
import { isRecord, readNumber } from '../values/parse.ts';
import { type CountedAdvance, currentAdvanceState } from './advance.ts';

/** Taka that an order's customer has paid in advance: what counts, what is to be given back, and what was given back (CA-10). */
export type AdvanceSums = Readonly<Record<'paid' | 'refundDue' | 'refunded', number>>;

const sumsOf = (amountIn: (state: keyof AdvanceSums) => number): AdvanceSums | null => {
  const sums = { paid: amountIn('paid'), refundDue: amountIn('refundDue'), refunded: amountIn('refunded') };
  return sum(Object.values(sums)) === 0 ? null : sums;
};

/** The sums of an order's advances; `null` if nothing was paid. An advance that is `held` is in none, since it is not sure yet. */
export const advanceSums = (
  advances: readonly CountedAdvance[],
  order: { readonly orderStatus: string },
): AdvanceSums | null =>
  sumsOf((state) =>
    sum(
      advances.filter((advance) => currentAdvanceState(advance, order) === state).map(({ amount }) => amount),
    ),
  );

/** The sums that a host sent; `null` if it sent none. */
export const readAdvanceSums = (raw: unknown): AdvanceSums | null =>
  isRecord(raw) ? sumsOf((state) => readNumber(raw[state]) ?? 0) : null;
