import { useSelector } from 'react-redux';
import { styled } from 'styled-components';
import { useOrderPagesInfiniteQuery } from '#api/ordersApi.ts';
import type { OrderListName, Role } from '#domain/order.ts';
import { listHeadings } from '#domain/texts.ts';
import { selectUser } from '#slices/sessionSlice.ts';
import { ButtonLink } from '#ui/controls/ButtonLink.tsx';
import { Icon } from '#ui/goods/Icon.tsx';
import { Table } from '#ui/layout/Table.tsx';
import { from } from '#ui/theme/media.ts';
import { ListPage } from '../listing/ListPage.tsx';
import { useAddressSearch } from '../listing/useAddressSearch.ts';
import { emptyLists } from './emptyLists.ts';
import { orderColumns } from './orderColumns.tsx';

interface OrderListProps {
  readonly list: OrderListName;
  /** An admin sees the whole shop's orders, a customer the own ones. */
  readonly by: Role;
}

/** One list of orders (OL-1 to OL-6); what may be done with each row, orderMachine says. */
export const OrderList = ({ list, by }: OrderListProps) => {
  const user = useSelector(selectUser);
  const search = useAddressSearch();
  const answer = useOrderPagesInfiniteQuery(
    { list, email: by === 'admin' ? null : (user?.email ?? ''), search: search.search },
    { refetchOnMountOrArgChange: true },
  );
  const pages = answer.data?.pages ?? [];
  const orders = pages.flatMap((page) => page.items);
  const heading = listHeadings[list][by];
  const readAt = new Date(answer.fulfilledTimeStamp ?? 0).toISOString();
  return (
    <ListPage
      title={heading}
      what="orders"
      answer={answer}
      shown={orders.length}
      total={pages[0]?.total ?? 0}
      search={{ ...search, label: 'Search by order ID' }}
      empty={{
        title: emptyLists[list][by],
        text:
          by === 'admin'
            ? 'Orders appear here by themselves.'
            : 'Your orders appear here as soon as you place one.',
        action: by === 'admin' ? undefined : <ButtonLink to="/shop">Take a Product</ButtonLink>,
        icon: <Icon name="box" size={32} />,
      }}
    >
      <Dense>
        <Table
          caption={heading}
          columns={orderColumns(list, by, readAt)}
          rows={orders}
          rowKey={(order) => order._id}
          busy={answer.isFetching}
        />
      </Dense>
    </ListPage>
  );
};

/** Seven columns and their buttons side by side: less room between them. */
const Dense = styled.div`
  min-width: 0;

  ${from.medium} {
    th,
    td {
      padding-inline: var(--space-2);
    }

    th:first-child,
    td:first-child {
      padding-left: var(--space-4);
    }

    td:last-child > * {
      min-width: 236px;
    }
  }
`;
