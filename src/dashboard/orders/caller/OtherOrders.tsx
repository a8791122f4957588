import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { orderSearchApi } from '#api/orders/orderSearchApi.ts';
import { type Order, orderName } from '#domain/orders/order.ts';
import { keptShare, otherOrderCount, type PhoneHistory } from '#domain/orders/phoneHistory.ts';
import { formatTaka } from '#domain/values/money.ts';
import * as messages from '#messages/dashboard/orders/caller.ts';
import { dateWords } from '#messages/dates.ts';
import { StatusBadge } from '#ui/badges/StatusBadge.tsx';
import { countLabel } from '../../components/lists/countLabel.ts';
import { PartNotLoaded } from '../../components/loading/PartNotLoaded.tsx';
import { refetchOnMount } from '../../components/loading/queryOptions.ts';
import { orderSearchPath, overviewPath } from '../../components/routing/addresses.ts';

/** Maximum number of orders that are listed. */
const listedLimit = 10;

/** `3 other orders: 1 delivered, 1 cancelled, 0 returned, 1 open; 50 % delivered`. */
export const phoneHistorySummary = (phoneHistory: PhoneHistory): string => {
  const count = otherOrderCount(phoneHistory);
  if (count === 0) return messages.noOtherOrders;
  const howTheyEnded = messages.ordersEnded(countLabel(count, messages.otherOrders), phoneHistory);
  const share = keptShare(phoneHistory);
  if (share === null) return howTheyEnded;
  const perCent = Math.round(share * 100);
  return messages.withShareDelivered(howTheyEnded, perCent);
};

interface OtherOrdersProps {
  readonly order: Order;
  readonly phoneHistory: PhoneHistory;
}

/** Links to the newest other orders of an order's phone number, and to all of them (MD-3). */
export const OtherOrders = ({ order, phoneHistory }: OtherOrdersProps) => {
  const { mobileNumber } = order.customerData;
  const query = orderSearchApi.useSearchOrdersQuery(
    {
      // The orders of the whole shop.
      email: null,
      search: mobileNumber,
      // One more, since the search finds the order itself too.
      limit: listedLimit + 1,
    },
    refetchOnMount,
  );
  if (query.currentData === undefined)
    return <PartNotLoaded what={messages.theOtherOrders} query={query} height="20px" />;
  // The search may find the number in other fields too.
  const others = query.currentData.orders.filter(
    (other) => other._id !== order._id && other.customerData.mobileNumber === mobileNumber,
  );
  const listed = others.slice(0, listedLimit);
  const count = otherOrderCount(phoneHistory);
  return (
    <List>
      {listed.map((other) => (
        <li key={other._id}>
          {/* The overview shows the order of `state` until it has fetched it. */}
          <Link to={overviewPath(other._id)} state={other}>
            {orderName(other)}
          </Link>
          <StatusBadge status={other.orderStatus} />
          <small>
            {dateWords(other.date)} · {formatTaka(other.total)}
          </small>
        </li>
      ))}
      {/* All orders of the number are the others and this one. */}
      {count > listed.length && (
        <li>
          <Link to={orderSearchPath(mobileNumber)}>{messages.seeAllOrders(count + 1)}</Link>
        </li>
      )}
    </List>
  );
};

const List = styled.ul`
  display: grid;
  gap: var(--space-1);
  font-size: var(--text-s);

  li {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: var(--space-1) var(--space-3);
  }

  a {
    display: inline-flex;
    align-items: center;
    min-height: var(--target);
    font-weight: 600;
    overflow-wrap: anywhere;
  }

  small {
    color: var(--ink-soft);
    font-variant-numeric: tabular-nums;
  }
`;
