import { styled } from 'styled-components';
import { freeShippingOver } from '#domain/constants.ts';
import { formatExactTaka, formatTaka, sum } from '#domain/money.ts';
import type { Checkout } from './useCheckout.ts';

interface OrderTotalsProps {
  readonly checkout: Checkout;
}

/** The sums of the order, including free delivery (CO-4, PD-8). */
export const OrderTotals = ({ checkout: { sums, form } }: OrderTotalsProps) => {
  const isFree = sums.subTotal > freeShippingOver;
  const charge = form.deliveryArea === '' ? 'Choose your area' : formatExactTaka(sums.charge);
  return (
    <div>
      <Sums>
        <div>
          <dt>Sub Total</dt>
          <dd>{formatExactTaka(sums.subTotal)}</dd>
        </div>
        <div>
          <dt>Delivery Charge</dt>
          <dd>{isFree ? <Free>Free</Free> : charge}</dd>
        </div>
        <div data-total>
          <dt>Total</dt>
          <dd aria-live="polite">{formatExactTaka(sums.total)}</dd>
        </div>
      </Sums>
      <FreeNote data-free={isFree || undefined}>{freeNote(sums.subTotal)}</FreeNote>
    </div>
  );
};

const freeNote = (subTotal: number): string => {
  const limit = formatTaka(freeShippingOver);
  if (subTotal > freeShippingOver) return `Delivery is free, as your order is over ${limit}.`;
  const short = sum([freeShippingOver, -subTotal]);
  return short === 0
    ? `Delivery is free over ${limit}.`
    : `Delivery is free over ${limit}: ${formatTaka(short)} to go.`;
};

const Sums = styled.dl`
  display: grid;
  gap: var(--space-2);
  font-variant-numeric: tabular-nums;
  > div { display: flex; justify-content: space-between; gap: var(--space-4); color: var(--ink-soft); }
  dd { text-align: end; }
  [data-total] {
    margin-top: var(--space-2);
    padding-top: var(--space-3);
    border-top: 1px solid var(--line);
    color: var(--ink);
    font-size: var(--text-l);
    font-weight: 700;
  }
`;
const Free = styled.strong`
  color: var(--good);
`;
const FreeNote = styled.p`
  margin-top: var(--space-2);
  font-size: var(--text-s);
  color: var(--ink-soft);
  &[data-free] { color: var(--good); font-weight: 600; }
`;
