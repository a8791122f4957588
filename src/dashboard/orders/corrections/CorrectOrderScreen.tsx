import { useLocation, useNavigate, useParams } from 'react-router-dom';
import { orderName } from '#domain/orders/order.ts';
import * as messages from '#messages/dashboard/orders/corrections.ts';
import { PageTitle } from '#ui/layout/PageTitle.tsx';
import { overviewPath, screenHandle } from '../../components/routing/addresses.ts';
import { OrderInHand } from '../InHandNotice.tsx';
import { isFromOverview } from '../orderOrigin.ts';
import { OrderCorrection } from './OrderCorrection.tsx';

export const handle = screenHandle(messages.correctAnOrder);

/** The screen that corrects the order whose id is in the address (MD-5). */
export const Component = () => {
  const { id = '' } = useParams();
  const { search, state } = useLocation();
  const navigate = useNavigate();
  const close = () => {
    // Back to the overview's history entry, whose previous entry is the list.
    if (isFromOverview(state)) void navigate(-1);
    else void navigate(`${overviewPath(id)}${search}`, { replace: true });
  };
  return (
    <OrderCorrection
      id={id}
      renderHeading={(order) => (
        <>
          <PageTitle>{messages.correctOrder(orderName(order))}</PageTitle>
          <OrderInHand order={order} />
        </>
      )}
      onClose={close}
    />
  );
};
