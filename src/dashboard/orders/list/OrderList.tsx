import { useState } from 'react';
import { useSelector } from 'react-redux';
import { NavigationType, useNavigationType, useSearchParams } from 'react-router-dom';
import { type CallersById, useCallersQuery } from '#api/callersApi.ts';
import type { ListedOrder } from '#api/orderLists.ts';
import { toShopTime } from '#api/shopClock.ts';
import { orderPageSizes, searchLengths } from '#domain/constants.ts';
import { listHeadings } from '#domain/messages/messages.ts';
import type { OrderListName } from '#domain/orderStatus.ts';
import { isStaff, type Role } from '#domain/role.ts';
import { selectUser } from '#slices/sessionSlice.ts';
import { ButtonLink } from '#ui/controls/ButtonLink.tsx';
import { LoadFailure } from '#ui/feedback/LoadFailure.tsx';
import { Icon } from '#ui/icons/Icon.tsx';
import { ListControls } from '../../components/ListControls.ts';
import { ListPage } from '../../components/ListPage.tsx';
import { freshOnMount } from '../../components/queryOptions.ts';
import { usePagination } from '../../components/usePagination.ts';
import { useSearchParam } from '../../components/useSearchParam.ts';
import { useSelection } from '../../components/useSelection.ts';
import { BulkActionsBar } from '../bulk/BulkActionsBar.tsx';
import { NewOrdersButton } from '../NewOrdersButton.tsx';
import { readListArgs, readPageArgs } from '../orderListArgs.ts';
import { orderSearchLabels } from '../orderSearchLabels.ts';
import { isFiltered } from '../useNewOrders.ts';
import { useOrderFilter } from '../useOrderFilter.ts';
import { ExportButton } from './ExportButton.tsx';
import { emptyListHints, emptyListTitles } from './emptyLists.ts';
import { OrderFilters } from './OrderFilters.tsx';
import { OrderRows } from './OrderRows.tsx';
import { OrderSortField } from './OrderSortField.tsx';
import { useOrderSort } from './useOrderSort.ts';
import { useOrdersPage } from './useOrdersPage.ts';

interface OrderListProps {
  readonly list: OrderListName;
  /** Staff see all orders of the shop, a customer the own ones only. */
  readonly by: Role;
}

// The same objects at each render, so that the rows are not rendered again.
const noOrders: readonly ListedOrder[] = [];
const noCallers: CallersById = {};

const emptyStateOf = (list: OrderListName, by: Role) => ({
  title: emptyListTitles[list][isStaff(by) ? 'admin' : 'customer'],
  text: isStaff(by) ? 'Orders appear here by themselves.' : emptyListHints[list],
  action: isStaff(by) ? undefined : <ButtonLink to="/shop">Take a Product</ButtonLink>,
  icon: <Icon name="box" size={32} />,
});

/** One list of orders (OL-1 to OL-6); orderMachine decides which moves each row offers. */
export const OrderList = ({ list, by }: OrderListProps) => {
  const user = useSelector(selectUser);
  const search = useSearchParam();
  const pagination = usePagination(orderPageSizes);
  const sorting = useOrderSort();
  const filters = useOrderFilter(list);
  const navigationType = useNavigationType();
  const ofShop = isStaff(by);
  const email = ofShop ? null : (user?.email ?? '');
  const [params] = useSearchParams();
  const args = readListArgs(list, email, params);
  const { query, page, position, news } = useOrdersPage(
    readPageArgs(list, email, params),
    pagination,
    ofShop,
  );
  // Back to a page that is known.
  const [isReturn] = useState(navigationType === NavigationType.Pop && page !== undefined);
  // The orders of a selection stay the same when they are sorted in another way.
  const { sort: _, ...chosenFrom } = args;
  const selection = useSelection<ListedOrder>(JSON.stringify(chosenFrom));
  const orders = page?.items ?? noOrders;
  const ids = orders.map(({ _id }) => _id);
  const callers = useCallersQuery(ids, { ...freshOnMount, skip: !ofShop || ids.length === 0 });
  const heading = listHeadings[list][ofShop ? 'admin' : 'customer'];
  return (
    <ListPage
      title={heading}
      noun="orders"
      query={query}
      page={page}
      search={{ ...search, ...orderSearchLabels, maxLength: searchLengths.orders }}
      pagination={position}
      filters={
        <>
          <ListControls>
            {(page === undefined || page.pageCount !== undefined) && <OrderSortField {...sorting} />}
            {ofShop && <OrderFilters list={list} filters={filters} />}
          </ListControls>
          {callers.isError && (
            <LoadFailure
              what="What is known of the phone numbers"
              onRetry={callers.refetch}
              busy={callers.isFetching}
            />
          )}
          <NewOrdersButton
            news={news}
            filtered={isFiltered(args)}
            busy={query.isFetching}
            onShow={() => void query.refetch()}
          />
        </>
      }
      bar={
        ofShop && (
          <BulkActionsBar args={args} by={by} rows={orders} total={page?.total ?? 0} selection={selection} />
        )
      }
      activeFilter={filters.count > 0 ? filters : undefined}
      action={ofShop && <ExportButton args={chosenFrom} />}
      empty={emptyStateOf(list, by)}
    >
      <OrderRows
        list={list}
        by={by}
        caption={heading}
        orders={orders}
        at={toShopTime(query.fulfilledTimeStamp ?? 0).toISOString()}
        selection={ofShop ? selection : null}
        callers={callers.data ?? noCallers}
        busy={query.isFetching}
        isReturn={isReturn}
      />
    </ListPage>
  );
};
