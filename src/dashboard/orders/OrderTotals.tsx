import { styled } from 'styled-components';
import type { Order } from '#domain/orders/order.ts';
import { formatExactTaka } from '#domain/values/money.ts';
import * as messages from '#messages/dashboard/orders.ts';

/** Sub-total, delivery charge and total of an order, in taka. `chargeText` stands in for a charge that is not known yet. */
export const OrderTotals = ({
  order,
  totalLabel,
  chargeText = formatExactTaka(order.customerData.deliveryCharge),
}: {
  readonly order: Pick<Order, 'subTotal' | 'total'> & {
    readonly customerData: Pick<Order['customerData'], 'deliveryCharge'>;
  };
  readonly totalLabel: string;
  readonly chargeText?: string | undefined;
}) => (
  <Totals>
    <div>
      <dt>{messages.subTotal}</dt>
      <dd>{formatExactTaka(order.subTotal)}</dd>
    </div>
    <div>
      <dt>{messages.deliveryCharge}</dt>
      <dd>{chargeText}</dd>
    </div>
    <div>
      <dt>{totalLabel}</dt>
      <dd>{formatExactTaka(order.total)}</dd>
    </div>
  </Totals>
);

/** Amounts below each other, the last of which is their sum. */
export const Totals = styled.dl`
  display: grid;
  gap: var(--space-2);
  margin-block-start: var(--space-4);
  font-size: var(--text-s);

  div {
    display: flex;
    justify-content: space-between;
    gap: var(--space-4);
  }

  dt {
    color: var(--ink-soft);
  }

  dd {
    font-variant-numeric: tabular-nums;
    text-align: end;
  }

  div:last-child {
    padding-block-start: var(--space-3);
    border-block-start: 1px solid var(--line);
    font-size: var(--text-m);
    font-weight: 650;
  }

  div:last-child dt {
    color: inherit;
  }
`;
