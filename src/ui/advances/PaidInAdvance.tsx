import { styled } from 'styled-components';
import type { CustomerPayment } from '#domain/consignments/toPay.ts';
import { orderLists } from '#domain/orders/orderLists.ts';
import type { OrderStatus } from '#domain/orders/orderStatus.ts';
import { formatTaka } from '#domain/values/money.ts';
import * as messages from '#messages/domain/advancePayment.ts';

interface PaidInAdvanceProps {
  readonly payment: CustomerPayment;
  readonly orderStatus: OrderStatus;
}

/**
 * Tells a customer, below the order's total, what was paid in advance, what is then left to pay at the door, and what comes back (CA-10).
 * Nothing if nothing was paid in advance.
 */
export const PaidInAdvance = ({ payment: { toPay, advances }, orderStatus }: PaidInAdvanceProps) =>
  advances === undefined ? null : (
    <Root>
      {advances.paid > 0 && (
        <dl>
          <div>
            <dt>{messages.paidInAdvance}</dt>
            <dd>{formatTaka(-advances.paid)}</dd>
          </div>
          {orderLists.active.includes(orderStatus) && (
            <div>
              <dt>{messages.toPayAtTheDoor}</dt>
              <dd>{formatTaka(toPay)}</dd>
            </div>
          )}
        </dl>
      )}
      {advances.refundDue > 0 && <p>{messages.willBeGivenBack(formatTaka(advances.refundDue))}</p>}
      {advances.refunded > 0 && <p>{messages.wasGivenBack(formatTaka(advances.refunded))}</p>}
    </Root>
  );

const Root = styled.div`
  &,
  dl {
    display: grid;
    gap: var(--space-2);
  }

  margin-block-start: var(--space-2);
  font-variant-numeric: tabular-nums;

  dl > div {
    display: flex;
    justify-content: space-between;
    gap: var(--space-4);
  }

  dd {
    font-weight: 600;
  }
`;
