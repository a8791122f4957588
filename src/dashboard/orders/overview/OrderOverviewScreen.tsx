import { useSelector } from 'react-redux';
import type { Order } from '#domain/order.ts';
import type { OrderMove } from '#domain/orderStatus.ts';
import { selectRole } from '#slices/sessionSlice.ts';
import { ButtonLink } from '#ui/controls/ButtonLink.tsx';
import { Icon } from '#ui/icons/Icon.tsx';
import { PageTitle } from '#ui/layout/PageTitle.tsx';
import { Row } from '#ui/layout/Row.tsx';
import { Stack } from '#ui/layout/Stack.tsx';
import { invoicePath, printPath, replayPath, screenHandle } from '../../components/addresses.ts';
import { TwoColumns } from '../../components/TwoColumns.ts';
import { CallerCard } from '../caller/CallerCard.tsx';
import { CallerNotices } from '../caller/CallerNotices.tsx';
import { OrderNotes } from '../notes/OrderNotes.tsx';
import { OrderLoader } from '../OrderLoader.tsx';
import { OrderCards } from './OrderCards.tsx';
import { OrderComment } from './OrderComment.tsx';
import { OrderHistory } from './OrderHistory.tsx';
import { OrderSummary } from './OrderSummary.tsx';
import { TrackingCard } from './TrackingCard.tsx';

export const handle = screenHandle('Order Overview');

/** One order: customer, address, lines, totals and history (OO-1 to OO-4). */
export const Component = () => (
  <OrderLoader>{(order, history) => <Overview order={order} history={history} />}</OrderLoader>
);

interface OverviewProps {
  readonly order: Order;
  readonly history: readonly OrderMove[] | null;
}

const Overview = ({ order, history }: OverviewProps) => {
  const isStaff = useSelector(selectRole) === 'admin';
  const tools = (
    <Row gap={2}>
      <ButtonLink tone="plain" to={replayPath(order._id)}>
        <Icon name="play" size={18} /> Replay
      </ButtonLink>
      <ButtonLink tone="plain" to={printPath('packing-slips', [order._id])}>
        <Icon name="box" size={18} /> Packing Slip
      </ButtonLink>
      <ButtonLink tone="plain" to={printPath('labels', [order._id])}>
        <Icon name="truck" size={18} /> Label
      </ButtonLink>
      <ButtonLink to={invoicePath(order._id)} state={order}>
        <Icon name="printer" size={18} /> Invoice
      </ButtonLink>
    </Row>
  );
  return (
    <Stack gap={5}>
      <PageTitle aside={isStaff ? tools : undefined}>Order Overview</PageTitle>
      {isStaff && <CallerNotices orderId={order._id} />}
      <OrderCards order={order} />
      <TwoColumns>
        <Stack gap={4}>
          <OrderSummary order={order} />
          {isStaff && <OrderNotes key={order._id} orderId={order._id} />}
        </Stack>
        <Stack gap={4}>
          <OrderHistory order={order} history={history} />
          <OrderComment customer={order.customerData} />
          <TrackingCard key={`link ${order._id}`} order={order} isStaff={isStaff} />
          {isStaff && <CallerCard order={order} />}
        </Stack>
      </TwoColumns>
    </Stack>
  );
};
