import { styled } from 'styled-components';
import { useOrderDaysQuery } from '#api/orders/orderDaysApi.ts';
import type { OrderDay } from '#domain/orders/orderDays.ts';
import { orderStatuses } from '#domain/orders/orderStatus.ts';
import { shortDay } from '#domain/values/dates.ts';
import { formatCount } from '#domain/values/groupDigits.ts';
import { formatTaka, sum } from '#domain/values/money.ts';
import { LoadFailure } from '#ui/feedback/LoadFailure.tsx';
import { Skeleton } from '#ui/feedback/Skeleton.tsx';
import { Card } from '#ui/layout/Card.tsx';
import { from } from '#ui/theme/media.ts';
import { Collapsible } from '../components/layout/Collapsible.tsx';
import { refetchOnMount } from '../components/loading/queryOptions.ts';
import { niceMax, orderBars, ordersOf, salesBars } from './chartGeometry.ts';
import { DaysChart, statusColours } from './DaysChart.tsx';
import { DaysTable } from './DaysTable.tsx';

const compact = new Intl.NumberFormat('en', { notation: 'compact' });

/** The shop's last 30 days: orders by day and status, and sales by day. */
export const OrdersChartCard = () => {
  const { data, isError, refetch, isFetching } = useOrderDaysQuery(undefined, refetchOnMount);
  if (data !== undefined && data.length > 0) return <Charts days={data} />;
  if (isError) return <LoadFailure what="The chart of the last days" onRetry={refetch} busy={isFetching} />;
  return <Skeleton width="100%" height="260px" radius="var(--radius-l)" />;
};

const Charts = ({ days }: { readonly days: readonly OrderDay[] }) => {
  const orders = days.reduce((total, day) => total + ordersOf(day), 0);
  const sales = sum(days.map((day) => day.sales));
  const ordersMax = niceMax(Math.max(...days.map(ordersOf)));
  const salesMax = niceMax(Math.max(...days.map((day) => day.sales)));
  const span = `${shortDay(days[0]?.day ?? '')} to ${shortDay(days.at(-1)?.day ?? '')}`;
  const ordersLabel = `${formatCount(orders)} orders by day and status, ${span}. The numbers are in the table below.`;
  const salesLabel = `Sales of ${formatTaka(sales)} by day, ${span}. The numbers are in the table below.`;
  return (
    <Root forwardedAs="section" aria-label={`The last ${days.length} days`}>
      <h2>The last {days.length} days</h2>
      <Figures>
        <figure>
          <figcaption>
            Orders by day <strong>{formatCount(orders)}</strong>
          </figcaption>
          <DaysChart
            label={ordersLabel}
            days={days}
            bars={orderBars(days, ordersMax)}
            max={ordersMax}
            format={compact.format}
          />
          <Legend>
            {orderStatuses.map((status) => (
              <li key={status} data-status={status}>
                {status}
              </li>
            ))}
          </Legend>
        </figure>
        <figure>
          <figcaption>
            Sales by day <strong>{formatTaka(sales)}</strong>
          </figcaption>
          <DaysChart
            label={salesLabel}
            days={days}
            bars={salesBars(days, salesMax)}
            max={salesMax}
            format={compact.format}
          />
          <p>Totals of the orders placed that day, excluding cancelled and returned ones.</p>
        </figure>
      </Figures>
      <Collapsible summary="The numbers">
        <DaysTable days={days} />
      </Collapsible>
    </Root>
  );
};

const Root = styled(Card)`
  ${statusColours}
  display: grid;
  gap: var(--space-4);

  h2 {
    font-size: var(--text-xl);
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

const Figures = styled.div`
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
  padding: 0;
  color: var(--ink-soft);
  font-size: var(--text-xs);
  list-style: none;

  li::before {
    content: '';
    display: inline-block;
    width: 10px;
    height: 10px;
    margin-inline-end: var(--space-1);
    border-radius: 2px;
    background: var(--status-colour);
  }
`;
