import { styled } from 'styled-components';
import type { OrderDay } from '#domain/orders/orderDays.ts';
import { orderStatuses } from '#domain/orders/orderStatus.ts';
import { shortDay } from '#domain/values/dates.ts';
import { formatCount } from '#domain/values/formatCount.ts';
import { formatTaka } from '#domain/values/money.ts';
import * as messages from '#messages/dashboard/components/charts.ts';
import { nameOf } from '#messages/domain/names.ts';
import { type Column, Table } from '#ui/layout/Table.tsx';
import { narrow } from '#ui/theme/media.ts';
import { narrowTable } from '../lists/DenseTable.ts';
import { ordersOf } from './chartGeometry.ts';

const columns: readonly Column<OrderDay>[] = [
  { key: 'day', header: messages.day, cell: ({ day }) => shortDay(day) },
  ...orderStatuses.map(
    (status): Column<OrderDay> => ({
      key: status,
      header: nameOf(status),
      align: 'end',
      cell: ({ counts }) => (
        <Count data-none={counts[status] === 0 || undefined}>{formatCount(counts[status])}</Count>
      ),
    }),
  ),
  { key: 'orders', header: messages.orders, align: 'end', cell: (day) => formatCount(ordersOf(day)) },
  { key: 'sales', header: messages.sales, align: 'end', cell: ({ sales }) => formatTaka(sales) },
];

/** A table of the numbers behind the charts, latest day first. */
export const DaysTable = ({ days }: { readonly days: readonly OrderDay[] }) => (
  <Root>
    <Table
      caption={messages.ordersAndSalesByDay}
      columns={columns}
      rows={days.toReversed()}
      rowKey={({ day }) => day}
      maxHeight="60vh"
    />
  </Root>
);

const Count = styled.span`
  &[data-none] {
    color: var(--ink-faint);
  }
`;

/** On a phone, where each row is a card (Table.tsx), hides statuses without orders: thirty days would fill ten screens with zeros. */
const Root = styled.div`
  @media ${narrow} {
    td:has(> [data-none]) {
      display: none;
    }
  }

  /* Nine columns in DejaVu Sans, the widest font of tokens.css, need narrower cells, and up to 1023 px also smaller text. */
  @media (min-width: 769px) and (max-width: 1099px) {
    th,
    td {
      padding-inline: var(--space-1);
    }
  }

  ${narrowTable} {
    table {
      font-size: var(--text-xs);
    }
  }
`;
