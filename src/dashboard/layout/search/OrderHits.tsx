import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { formatTaka } from '#domain/money.ts';
import { type Order, orderName } from '#domain/order.ts';
import { StatusBadge } from '#ui/badges/StatusBadge.tsx';
import { LoadFailure } from '#ui/feedback/LoadFailure.tsx';
import { Skeleton } from '#ui/feedback/Skeleton.tsx';
import { from } from '#ui/theme/media.ts';
import { orderSearchPath, overviewPath } from '../../components/addresses.ts';
import { type OrderSearchState, resultMessage } from './useOrderSearch.ts';

interface OrderHitsProps {
  readonly id: string;
  readonly search: OrderSearchState;
  readonly text: string;
  readonly active: number;
  readonly onActive: (index: number) => void;
  readonly onChoice: () => void;
}

/** The hits, each with its status. The focus stays in the search field; arrow keys move the selection here. */
export const OrderHits = ({ id, search, text, active, onActive, onChoice }: OrderHitsProps) => {
  const { orders, total, isPending, isFailed } = search;
  return (
    <Root>
      {isFailed && <LoadFailure what="The orders" onRetry={search.retry} />}
      {!isPending && !isFailed && orders.length === 0 && (
        <Empty>
          {resultMessage(search)} Nothing matches “{text.trim()}”. Search by order number, phone, name, e-mail
          or ID.
        </Empty>
      )}
      <div id={`${id}-results`} role="listbox" aria-label="Orders found" hidden={orders.length === 0}>
        {orders.map((order, index) => (
          <Hit
            key={order._id}
            id={`${id}-${index}`}
            to={overviewPath(order._id)}
            state={order}
            role="option"
            aria-selected={index === active}
            tabIndex={-1}
            onPointerMove={() => onActive(index)}
            onClick={onChoice}
          >
            <OrderTexts order={order} />
          </Hit>
        ))}
      </div>
      {isPending && orders.length === 0 && <Waiting aria-hidden="true" width="100%" height={60} />}
      {total > orders.length && (
        <AllLink to={orderSearchPath(text.trim())} onClick={onChoice}>
          See all {total} orders
        </AllLink>
      )}
    </Root>
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
      {formatTaka(order.total)} · {order.date}
    </small>
  </>
);

const Root = styled.div`
  position: absolute;
  inset-block-start: calc(100% + 6px);
  inset-inline: var(--space-2);
  z-index: 60;
  max-height: min(70vh, 560px);
  overflow-y: auto;
  padding: var(--space-2);
  border: 1px solid var(--line);
  border-radius: var(--radius-l);
  background: var(--surface-raised);
  box-shadow: var(--shadow-2);

  ${from.medium} {
    inset-inline: 0;
  }
`;

const Hit = styled(Link)`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: center;
  gap: 2px var(--space-3);
  min-height: 60px;
  padding: var(--space-2);
  border-radius: var(--radius-m);
  color: inherit;
  font-size: var(--text-s);
  line-height: var(--leading-snug);
  overflow-wrap: anywhere;
  text-decoration: none;

  &[aria-selected='true'] {
    background: var(--accent-soft);
  }

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

const Waiting = styled(Skeleton)`
  border-radius: var(--radius-m);
`;

const AllLink = styled(Link)`
  display: flex;
  align-items: center;
  min-height: var(--target);
  padding-inline: var(--space-2);
  border-radius: var(--radius-s);
  color: var(--accent);
  font-size: var(--text-s);
  font-weight: 600;
`;

const Empty = styled.p`
  padding: var(--space-3);
  color: var(--ink-soft);
  font-size: var(--text-s);
  overflow-wrap: anywhere;
`;
