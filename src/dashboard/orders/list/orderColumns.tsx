import { styled } from 'styled-components';
import type { ParcelMarksById } from '#api/orders/consignmentsApi.ts';
import type { ListedOrder } from '#api/orders/orderListArgs.ts';
import type { PhoneHistoriesById } from '#api/orders/phoneHistoriesApi.ts';
import { isStaff, type Role } from '#domain/accounts/role.ts';
import { orderName } from '#domain/orders/order.ts';
import type { OrderListName } from '#domain/orders/orderLists.ts';
import { formatTaka } from '#domain/values/money.ts';
import * as messages from '#messages/dashboard/orders/list.ts';
import { dateWords } from '#messages/dates.ts';
import { districtName } from '#messages/domain/districts.ts';
import { StatusBadge } from '#ui/badges/StatusBadge.tsx';
import type { Column } from '#ui/layout/Table.tsx';
import { narrowTable } from '../../components/lists/DenseTable.ts';
import { RowCheckbox, selectionColumn } from '../../components/selection/selectionColumn.tsx';
import type { Selection } from '../../components/selection/useSelection.ts';
import { OrderMarks } from '../OrderMarks.tsx';
import { PhoneLink } from '../PhoneLink.tsx';
import { OrderActions } from './OrderActions.tsx';
import { OrderAge } from './OrderAge.tsx';
import { OrderCard } from './OrderCard.tsx';
import { OrderGoods } from './OrderGoods.tsx';
import { OrderIdentifiers } from './OrderIdentifiers.tsx';
import { OrderNotices } from './OrderNotices.tsx';
import { type ColumnName, columnNames, usualColumns } from './orderListStorage.ts';
import { ParcelMarkText } from './ParcelMarkText.tsx';
import type { RowActionsProps } from './useRowActions.ts';

export interface OrderColumnsOptions {
  readonly list: OrderListName;
  readonly by: Role;
  /** When the list was fetched (ISO). */
  readonly at: string;
  /** The orders of this page. */
  readonly orders: readonly ListedOrder[];
  /** `null` when orders cannot be selected. */
  readonly selection: Selection<ListedOrder> | null;
  /** What staff know about the orders' phone numbers, by order id. */
  readonly phoneHistories: PhoneHistoriesById;
  /** The marks of the orders' parcels, by order id. */
  readonly parcelMarks: ParcelMarksById;
  /** The columns to show between the order's number and its actions. */
  readonly columns: readonly ColumnName[];
  readonly onDone: RowActionsProps['onDone'];
}

const rowName = (order: ListedOrder): string => messages.orderAsRow(orderName(order));

/** The one column of an order list on a phone, where a row is a card with everything (MD-6). */
export const cardColumns = ({
  list,
  by,
  at,
  selection,
  phoneHistories,
  parcelMarks,
  onDone,
}: OrderColumnsOptions): Column<ListedOrder>[] => [
  {
    key: 'order',
    header: messages.order,
    hiddenHeader: true,
    cell: (order) => (
      <OrderCard
        order={order}
        list={list}
        by={by}
        at={at}
        onDone={onDone}
        phoneHistory={phoneHistories[order._id]}
        parcelMark={parcelMarks[order._id]}
        checkbox={
          selection !== null && <RowCheckbox item={order} name={rowName(order)} selection={selection} />
        }
      />
    ),
  },
];

/** The columns of every order list (OL-3), without those that the account has hidden (DK-14). */
export const orderColumns = (options: OrderColumnsOptions): Column<ListedOrder>[] => {
  const { list, by, at, orders, selection, parcelMarks, columns, onDone } = options;
  const byName = columnsByName(options);
  const isCrowded = columns.length > usualColumns.length;
  return [
    ...(selection === null ? [] : [selectionColumn(orders, selection, rowName)]),
    { key: 'id', header: messages.orderId, cell: (order) => <OrderIdentifiers order={order} /> },
    ...columnNames.filter((name) => columns.includes(name)).map((name) => byName[name]),
    {
      key: 'actions',
      header: messages.actions,
      cell: (order) => (
        <OrderActions
          order={order}
          list={list}
          by={by}
          at={at}
          parcelMark={parcelMarks[order._id]}
          onDone={onDone}
          isTableCrowded={isCrowded}
        />
      ),
    },
  ];
};

/** The columns that an account can hide, by name. */
const columnsByName = ({
  by,
  at,
  phoneHistories,
  parcelMarks,
}: OrderColumnsOptions): Record<ColumnName, Column<ListedOrder>> => ({
  date: {
    key: 'date',
    header: messages.orderDate,
    cell: (order) => (
      <OrderDate>
        {dateWords(order.date)} <small>{dateWords(order.time)}</small> <OrderAge order={order} at={at} />
      </OrderDate>
    ),
  },
  goods: { key: 'goods', header: messages.goods, cell: (order) => <OrderGoods lines={order.products} /> },
  amount: {
    key: 'amount',
    header: messages.amount,
    align: 'end',
    cell: (order) => <strong>{formatTaka(order.total)}</strong>,
  },
  name: {
    key: 'name',
    header: messages.customerName,
    wordBreak: 'name',
    cell: (order) => order.customerData.name,
  },
  number: {
    key: 'number',
    header: messages.customerNumber,
    cell: ({ customerData: { mobileNumber } }) => <PhoneLink number={mobileNumber} />,
  },
  district: {
    key: 'district',
    header: messages.district,
    wordBreak: 'name',
    cell: (order) => districtName(order.customerData.district),
  },
  status: {
    key: 'status',
    header: messages.orderStatus,
    cell: (order) => (
      <StatusTexts>
        <StatusBadge status={order.orderStatus} />
        <OrderNotices order={order} phoneHistory={phoneHistories[order._id]} />
        {isStaff(by) && <OrderMarks order={order} />}
        <ParcelMarkText mark={parcelMarks[order._id]} />
      </StatusTexts>
    ),
  },
});

const StatusTexts = styled.div`
  display: grid;
  justify-items: start;
  gap: var(--space-1);

  /* When it was printed: two lines, which leave the other columns their width. */
  small {
    max-width: 9.5em;
  }

  /* The badge of the status, narrower and without its icon. */
  ${narrowTable} {
    span {
      padding-inline: 6px;
    }

    svg {
      display: none;
    }
  }
`;

const OrderDate = styled.span`
  font-variant-numeric: tabular-nums;
  white-space: nowrap;

  ${narrowTable} {
    white-space: normal;
  }

  > small,
  > span {
    display: block;
    color: var(--ink-faint);
    font-size: var(--text-xs);
    white-space: nowrap;
  }
`;
