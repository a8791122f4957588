import { useOrderDaysQuery } from '#api/orders/orderDaysApi.ts';
import * as messages from '#messages/dashboard/home.ts';
import { OrderDaysCharts } from '../components/charts/OrderDaysCharts.tsx';
import { PartNotLoaded } from '../components/loading/PartNotLoaded.tsx';
import { refetchOnMount } from '../components/loading/queryOptions.ts';

/** Milliseconds after which the chart is fetched again: at midnight it begins a new day, also if no order comes that would renew it. */
const refreshMs = 5 * 60 * 1000;

/** Charts of the shop's last 30 days: orders by day and status, and sales by day; nothing if the host sent no days. */
export const OrdersChartCard = () => {
  const query = useOrderDaysQuery(undefined, {
    ...refetchOnMount,
    pollingInterval: refreshMs,
    skipPollingIfUnfocused: true,
  });
  const { data } = query;
  if (data === undefined) return <PartNotLoaded what={messages.theChart} query={query} height="260px" />;
  return data.length === 0 ? null : <OrderDaysCharts title={messages.theLastDays(data.length)} days={data} />;
};
