import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { useCountOrdersQuery } from '#api/orders/ordersApi.ts';
import { useProductPagesInfiniteQuery } from '#api/products/productsApi.ts';
import { isStaff, type Role } from '#domain/accounts/role.ts';
import type { OrderListName } from '#domain/orders/orderLists.ts';
import { formatCount } from '#domain/values/formatCount.ts';
import * as messages from '#messages/dashboard/home.ts';
import { LoadFailure } from '#ui/feedback/LoadFailure.tsx';
import { Skeleton } from '#ui/feedback/Skeleton.tsx';
import { StaffIcon } from '#ui/icons/StaffIcon.ts';
import { from } from '#ui/theme/media.ts';
import { refetchOnMount } from '../components/loading/queryOptions.ts';
import { countOf, homeCounters } from './homeCounters.ts';

/** The counters that a role sees, each a link to its list (DB-1). `email` limits them to the orders of an account; `null` for staff. */
export const CounterCards = ({ role, email }: { readonly role: Role; readonly email: string | null }) => {
  const orders = useCountOrdersQuery({ email }, refetchOnMount);
  // For their total alone: one product is the shortest page that has it.
  const products = useProductPagesInfiniteQuery({ limit: 1 }, { ...refetchOnMount, skip: !isStaff(role) });
  const failedQueries = [orders, products].filter((query) => query.isError && query.data === undefined);
  if (failedQueries.length > 0) {
    const refetchAll = () => {
      for (const query of failedQueries) void query.refetch();
    };
    return <LoadFailure what={messages.theCounters} onRetry={refetchAll} />;
  }
  /** The number of orders in the list, or of products for a counter without a list; `undefined` until it is loaded. */
  const numberOf = (list: OrderListName | undefined): number | undefined => {
    if (list === undefined) return products.data?.pages[0]?.total;
    return orders.data && countOf(list, orders.data);
  };
  return (
    <List>
      {homeCounters[role].map(({ label, to, icon, list }) => {
        const count = numberOf(list);
        return (
          <li key={label}>
            <Card to={to}>
              <IconTile>
                <StaffIcon name={icon} size={22} />
              </IconTile>
              <span>{label}</span>
              <strong>
                {count === undefined ? <Skeleton width="2ch" height="1em" /> : formatCount(count)}
              </strong>
            </Card>
          </li>
        );
      })}
    </List>
  );
};

const List = styled.ul`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: var(--space-3);

  ${from.medium} {
    grid-template-columns: repeat(4, minmax(0, 1fr));
    gap: var(--space-4);
  }
`;

const Card = styled(Link)`
  display: grid;
  gap: var(--space-2);
  height: 100%;
  padding: var(--space-4);
  border: 1px solid var(--line);
  border-radius: var(--radius-l);
  background: var(--surface);
  color: var(--ink-soft);
  font-size: var(--text-s);
  font-weight: 500;
  text-decoration: none;
  transition: border-color 0.15s, box-shadow 0.15s;

  &:hover {
    border-color: var(--accent);
    box-shadow: var(--shadow-1);
  }

  strong {
    color: var(--ink);
    font-size: var(--text-3xl);
    font-variant-numeric: tabular-nums;
    font-weight: 650;
    line-height: var(--leading-tight);
  }

  ${from.medium} {
    padding: var(--space-5);
  }
`;

const IconTile = styled.span`
  display: grid;
  width: 40px;
  height: 40px;
  margin-block-end: var(--space-2);
  border-radius: var(--radius-m);
  background: var(--accent-soft);
  color: var(--accent);
  place-items: center;
`;
