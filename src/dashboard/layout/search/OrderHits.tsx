import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { type Order, orderName } from '#domain/orders/order.ts';
import { formatTaka } from '#domain/values/money.ts';
import * as messages from '#messages/dashboard/layout/search.ts';
import { dateWords } from '#messages/dates.ts';
import { StatusBadge } from '#ui/badges/StatusBadge.tsx';
import { ComboboxList } from '#ui/controls/ComboboxList.tsx';
import type { Combobox } from '#ui/controls/useCombobox.ts';
import { from } from '#ui/theme/media.ts';
import { orderSearchPath, overviewPath } from '../../components/routing/addresses.ts';

interface OrderHitsProps {
  readonly combobox: Combobox<Order>;
  /** Number of all orders found; not all are listed. */
  readonly total: number;
}

/** The orders found, each with its status, and a link to all of them. The link of an order passes it in `state`, to be shown at once. */
export const OrderHits = ({ combobox, total }: OrderHitsProps) => {
  const text = combobox.input.trim();
  const hasMore = total > combobox.options.length;
  return (
    <Hits
      combobox={combobox}
      label={messages.ordersFound}
      advice={messages.nothingMatches(text)}
      nameInFailure={messages.theOrders}
      all={hasMore ? { to: orderSearchPath(text), label: messages.seeAllOrders(total) } : undefined}
    >
      {combobox.options.map((order, index) => (
        <Hit
          key={order._id}
          to={overviewPath(order._id)}
          state={order}
          onClick={combobox.reset}
          {...combobox.optionProps(index)}
        >
          <OrderTexts order={order} />
        </Hit>
      ))}
    </Hits>
  );
};

const OrderTexts = ({ order }: { readonly order: Order }) => (
  <>
    <strong>{orderName(order)}</strong>
    <StatusBadge status={order.orderStatus} />
    <span>
      {order.customerData.name} <Phone>{order.customerData.mobileNumber}</Phone>
    </span>
    <small>
      {formatTaka(order.total)} · {dateWords(order.date)}
    </small>
  </>
);

const Hits = styled(ComboboxList)`
  inset-inline: var(--space-2);

  ${from.medium} {
    inset-inline: 0;
  }

  [role='option'] {
    grid-template-columns: minmax(0, 1fr) auto;
    gap: 2px var(--space-3);
    padding: var(--space-2);
    overflow-wrap: anywhere;
  }
`;

const Hit = styled(Link)`
  color: inherit;

  > :nth-child(even) {
    justify-self: end;
    text-align: end;
  }

  small {
    color: var(--ink-soft);
    font-size: var(--text-xs);
    font-variant-numeric: tabular-nums;
  }
`;

const Phone = styled.span`
  color: var(--ink-soft);
  font-variant-numeric: tabular-nums;
  white-space: nowrap;
`;
