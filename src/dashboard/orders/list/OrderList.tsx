import { useState } from 'react';
import { useSelector } from 'react-redux';
import { NavigationType, useNavigationType, useSearchParams } from 'react-router-dom';
import { exportOrders } from '#api/orders/exportOrders.ts';
import { isFiltered, type ListedOrder, type OrderListArgs } from '#api/orders/orderListArgs.ts';
import { isStaff, type Role } from '#domain/accounts/role.ts';
import type { OrderListName } from '#domain/orders/orderLists.ts';
import { type OrderSort, orderSorts } from '#domain/orders/orderSort.ts';
import { orderPageSizes } from '#domain/shop/constants.ts';
import * as messages from '#messages/dashboard/orders/list.ts';
import { listHeadings } from '#messages/domain/shopMessages.ts';
import { selectUser } from '#slices/sessionSlice.ts';
import { ButtonLink } from '#ui/controls/ButtonLink.tsx';
import { LoadFailure } from '#ui/feedback/LoadFailure.tsx';
import { StaffIcon } from '#ui/icons/StaffIcon.ts';
import { ExportCsvButton } from '../../components/actions/ExportCsvButton.tsx';
import { ListControls } from '../../components/filters/ListControls.ts';
import { SortField } from '../../components/filters/SortField.tsx';
import { showsPreviousRows } from '../../components/lists/ListBody.tsx';
import { ListPage } from '../../components/lists/ListPage.tsx';
import { usePagination } from '../../components/paging/usePagination.ts';
import { useSelection } from '../../components/selection/useSelection.ts';
import { BulkOrdersBar } from '../bulk/BulkOrdersBar.tsx';
import { NewOrdersButton } from '../NewOrdersButton.tsx';
import { readListArgs, readPageArgs } from '../orderListArgs.ts';
import { useOrderFilter } from '../useOrderFilter.ts';
import { useOrderListSearch } from '../useOrderListSearch.ts';
import { ColumnChoice } from './ColumnChoice.tsx';
import { emptyListHints, emptyListTitles } from './emptyLists.ts';
import { OrderFilters } from './OrderFilters.tsx';
import { OrderRows } from './OrderRows.tsx';
import { OrderViews } from './OrderViews.tsx';
import { usualColumns } from './orderListStorage.ts';
import { useOrderColumns } from './useOrderColumns.ts';
import { useOrdersPage } from './useOrdersPage.ts';
import { useRowDetails } from './useRowDetails.ts';

interface OrderListProps {
  readonly list: OrderListName;
  /** Staff see all orders of the shop, a customer only their own. */
  readonly by: Role;
}

const sortLabels: Record<OrderSort, string> = {
  newest: messages.newestFirst,
  oldest: messages.oldestFirst,
  amountDown: messages.amountHighToLow,
  amountUp: messages.amountLowToHigh,
};

// The same list at each render, so that the rows are not rendered again.
const noOrders: readonly ListedOrder[] = [];

const emptyStateOf = (list: OrderListName, by: Role) => ({
  title: emptyListTitles[list][isStaff(by) ? 'staff' : 'customer'],
  text: isStaff(by) ? messages.newOrdersAppearOnTheirOwn : emptyListHints[list],
  action: isStaff(by) ? undefined : <ButtonLink to="/shop">{messages.takeAProduct}</ButtonLink>,
  icon: <StaffIcon name="box" size={32} />,
});

/** The screen of an order list (OL-1 to OL-6); orderMachine decides which moves each row offers. */
export const OrderList = ({ list, by }: OrderListProps) => {
  const user = useSelector(selectUser);
  const search = useOrderListSearch();
  const pagination = usePagination(orderPageSizes);
  const filters = useOrderFilter(list);
  const columnChoice = useOrderColumns();
  const navigationType = useNavigationType();
  const isWholeShop = isStaff(by);
  const email = isWholeShop ? null : (user?.email ?? '');
  const [params] = useSearchParams();
  const args = readListArgs(list, email, params);
  const { query, page, at, shownPagination, newOrders } = useOrdersPage(
    readPageArgs(list, email, params),
    pagination,
    isWholeShop,
  );
  // Whether Back or Forward led here, to a page that is still cached.
  const [isRevisit] = useState(navigationType === NavigationType.Pop && page !== undefined);
  // Another sort lists the same orders: the selection stays.
  const { sort: _, ...unsortedArgs } = args;
  const selection = useSelection<ListedOrder>(JSON.stringify(unsortedArgs), showsPreviousRows(query));
  const orders = page?.items ?? noOrders;
  const { phoneHistories, parcelMarks, phoneHistoriesQuery } = useRowDetails(orders, isWholeShop);
  const heading = listHeadings[list][isWholeShop ? 'staff' : 'customer'];
  return (
    <ListPage
      title={heading}
      noun={messages.orders}
      query={query}
      page={page}
      search={search}
      pagination={shownPagination}
      filters={
        <>
          <ListControls>
            {/* A host without page numbers cannot sort (MD-6). */}
            {(page === undefined || page.pageCount !== undefined) && (
              <SortField sorts={orderSorts} labels={sortLabels} />
            )}
            {isWholeShop && <OrderFilters list={list} filters={filters} />}
            {isWholeShop && <ColumnChoice {...columnChoice} />}
            {isWholeShop && <OrderViews list={list} />}
          </ListControls>
          {phoneHistoriesQuery.isError && (
            <LoadFailure what={messages.thePhoneHistories} onRetry={phoneHistoriesQuery.refetch} />
          )}
          <NewOrdersButton
            newOrders={newOrders}
            isFiltered={isFiltered(args)}
            busy={query.isFetching}
            onShow={() => void query.refetch()}
          />
        </>
      }
      bar={
        isWholeShop && (
          <BulkOrdersBar args={args} by={by} rows={orders} total={page?.total ?? 0} selection={selection} />
        )
      }
      activeFilter={isWholeShop && filters.count > 0 ? filters : undefined}
      action={isWholeShop && <ExportButton args={unsortedArgs} />}
      empty={emptyStateOf(list, by)}
    >
      <OrderRows
        list={list}
        by={by}
        caption={heading}
        orders={orders}
        at={at}
        selection={isWholeShop ? selection : null}
        phoneHistories={phoneHistories}
        parcelMarks={parcelMarks}
        columns={isWholeShop ? columnChoice.columns : usualColumns}
        busy={query.isFetching}
        isRevisit={isRevisit}
      />
    </ListPage>
  );
};

/** Saves all orders that match the list's search and filter, from all pages, as a CSV file, whatever the list's sort. */
const ExportButton = ({ args }: { readonly args: OrderListArgs }) => (
  <ExportCsvButton
    name={`orders-${args.list}`}
    failure={messages.ordersNotExported}
    exportFile={(onProgress) => exportOrders(args, onProgress)}
  />
);
