import { styled } from 'styled-components';
import type { OrderDay } from '#domain/orders/orderDays.ts';
import { orderStatuses } from '#domain/orders/orderStatus.ts';
import { shortDay } from '#domain/values/dates.ts';
import { formatCount } from '#domain/values/formatCount.ts';
import { formatTaka, sum } from '#domain/values/money.ts';
import * as messages from '#messages/dashboard/components/charts.ts';
import { nameOf } from '#messages/domain/names.ts';
import { Card } from '#ui/layout/Card.tsx';
import { from } from '#ui/theme/media.ts';
import { Collapsible } from '../layout/Collapsible.tsx';
import { ColumnChart, statusColorStyles } from './ColumnChart.tsx';
import { dayLabels, niceMax, orderBars, ordersOf, valueBars } from './chartGeometry.ts';
import { DaysTable } from './DaysTable.tsx';

interface OrderDaysChartsProps {
  readonly title: string;
  /** Oldest first, at least one. */
  readonly days: readonly OrderDay[];
}

/** Two charts with a table of their numbers: orders by day and status, and sales by day. */
export const OrderDaysCharts = ({ title, days }: OrderDaysChartsProps) => {
  const orders = days.reduce((total, day) => total + ordersOf(day), 0);
  const sales = sum(days.map((day) => day.sales));
  const ordersMax = niceMax(Math.max(...days.map(ordersOf)));
  const salesMax = niceMax(Math.max(...days.map((day) => day.sales)));
  const span = messages.span(shortDay(days[0]?.day ?? ''), shortDay(days.at(-1)?.day ?? ''));
  const labels = dayLabels(days);
  return (
    <Root forwardedAs="section" aria-label={title}>
      <h2>{title}</h2>
      <Charts>
        <figure>
          <figcaption>
            {messages.ordersByDay} <strong>{formatCount(orders)}</strong>
          </figcaption>
          <ColumnChart
            label={messages.ordersByDayAndStatus(orders, formatCount(orders), span)}
            bars={orderBars(days, ordersMax)}
            labels={labels}
            max={ordersMax}
          />
          <Legend>
            {orderStatuses.map((status) => (
              <li key={status} data-status={status}>
                {nameOf(status)}
              </li>
            ))}
          </Legend>
        </figure>
        <figure>
          <figcaption>
            {messages.salesByDay} <strong>{formatTaka(sales)}</strong>
          </figcaption>
          <ColumnChart
            label={messages.salesByDayInAll(formatTaka(sales), span)}
            bars={valueBars(
              days.map((day) => ({ name: day.day, value: day.sales })),
              salesMax,
            )}
            labels={labels}
            max={salesMax}
          />
          <p>{messages.whatSalesAre}</p>
        </figure>
      </Charts>
      <Collapsible summary={messages.theNumbers}>
        <DaysTable days={days} />
      </Collapsible>
    </Root>
  );
};

const Root = styled(Card)`
  ${statusColorStyles}
  display: grid;
  gap: var(--space-4);

  h2 {
    font-size: var(--text-xl);
  }

  figure {
    break-inside: avoid;
  }

  figcaption {
    display: flex;
    justify-content: space-between;
    margin-block-end: var(--space-4);
    color: var(--ink-soft);
    font-size: var(--text-s);
  }

  strong {
    color: var(--ink);
    font-variant-numeric: tabular-nums;
  }

  figure p,
  figure ul {
    margin-block-start: var(--space-2);
  }

  figure p {
    color: var(--ink-faint);
    font-size: var(--text-xs);
  }
`;

/** Puts two charts side by side if there is space. */
const Charts = styled.div`
  display: grid;
  gap: var(--space-5);

  ${from.large} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;

const Legend = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-1) var(--space-4);
  color: var(--ink-soft);
  font-size: var(--text-xs);

  li::before {
    content: '';
    display: inline-block;
    width: 10px;
    height: 10px;
    margin-inline-end: var(--space-1);
    border-radius: 2px;
    background: var(--status-color);
    opacity: var(--status-opacity);
    print-color-adjust: exact;
  }
`;
