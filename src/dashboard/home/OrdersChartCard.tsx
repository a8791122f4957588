import { useOrderDaysQuery } from '#api/orders/orderDaysApi.ts';
import * as messages from '#messages/dashboard/home.ts';
import { LoadFailure } from '#ui/feedback/LoadFailure.tsx';
import { Skeleton } from '#ui/feedback/Skeleton.tsx';
import { OrderDaysCharts } from '../components/charts/OrderDaysCharts.tsx';
import { refetchOnMount } from '../components/loading/queryOptions.ts';

/** Milliseconds after which the chart is fetched again: at midnight it begins a new day, also if no order comes that would renew it. */
const refreshMs = 5 * 60 * 1000;

/** Charts of the shop's last 30 days: orders by day and status, and sales by day; nothing if the host sent no days. */
export const OrdersChartCard = () => {
  const { data, isError, refetch } = useOrderDaysQuery(undefined, {
    ...refetchOnMount,
    pollingInterval: refreshMs,
    skipPollingIfUnfocused: true,
  });
  if (data !== undefined)
    return data.length === 0 ? null : (
      <OrderDaysCharts title={messages.theLastDays(data.length)} days={data} />
    );
  if (isError) return <LoadFailure what={messages.theChart} onRetry={refetch} />;
  return <Skeleton width="100%" height="260px" radius="var(--radius-l)" />;
};
