import { useSelector } from 'react-redux';
import { useParams } from 'react-router-dom';
import type { Order } from '#domain/order.ts';
import type { NamedMove } from '#domain/orderStatus.ts';
import { selectRole } from '#slices/sessionSlice.ts';
import { PageTitle } from '#ui/layout/PageTitle.tsx';
import { Stack } from '#ui/layout/Stack.tsx';
import { screenHandle } from '../../components/addresses.ts';
import { TwoColumns } from '../../components/TwoColumns.ts';
import { CallerCard } from '../caller/CallerCard.tsx';
import { CallerNotices } from '../caller/CallerNotices.tsx';
import { OrderNotes } from '../notes/OrderNotes.tsx';
import { OrderLoader } from '../OrderLoader.tsx';
import { ListNavigation } from './ListNavigation.tsx';
import { OrderCards } from './OrderCards.tsx';
import { OrderComment } from './OrderComment.tsx';
import { OrderHistory } from './OrderHistory.tsx';
import { OrderSummary } from './OrderSummary.tsx';
import { OverviewActions } from './OverviewActions.tsx';
import { OverviewTools } from './OverviewTools.tsx';
import { useListNavigation } from './useListNavigation.ts';

export const handle = screenHandle('Order Overview');

/** One order: what can be done with it, customer, address, lines, totals and history (OO-1 to OO-4, MD-11). */
export const Component = () => {
  const { id = '' } = useParams();
  return (
    <Stack gap={4}>
      <ListNavigation orderId={id} />
      <OrderLoader>
        {(order, history, at) => <Overview key={order._id} order={order} history={history} at={at} />}
      </OrderLoader>
    </Stack>
  );
};

interface OverviewProps {
  readonly order: Order;
  readonly history: readonly NamedMove[] | null;
  /** When the order was fetched (ISO). */
  readonly at: string;
}

const Overview = ({ order, history, at }: OverviewProps) => {
  const role = useSelector(selectRole) ?? 'customer';
  const isStaff = role === 'admin';
  const { goBack } = useListNavigation();
  return (
    <Stack gap={5}>
      <PageTitle aside={isStaff && <OverviewTools order={order} />}>Order Overview</PageTitle>
      <OverviewActions order={order} by={role} at={at} onRemoved={goBack} />
      {isStaff && <CallerNotices orderId={order._id} />}
      <OrderCards order={order} />
      <TwoColumns>
        <Stack gap={4}>
          <OrderSummary order={order} />
          {isStaff && <OrderNotes orderId={order._id} />}
        </Stack>
        <Stack gap={4}>
          <OrderHistory order={order} history={history} />
          <OrderComment customer={order.customerData} />
          {isStaff && <CallerCard order={order} />}
        </Stack>
      </TwoColumns>
    </Stack>
  );
};
