import { useState } from 'react';
import { useSelector } from 'react-redux';
import { useParams } from 'react-router-dom';
import { useCapability } from '#api/client/useCapability.ts';
import { isStaff } from '#domain/accounts/role.ts';
import * as messages from '#messages/dashboard/orders/overview.ts';
import { selectRole, selectWithheldRole } from '#slices/sessionSlice.ts';
import { Notice } from '#ui/feedback/Notice.tsx';
import { PageTitle } from '#ui/layout/PageTitle.tsx';
import { Stack } from '#ui/layout/Stack.tsx';
import { CustomerParcels } from '#ui/parcels/CustomerParcels.tsx';
import { narrow } from '#ui/theme/media.ts';
import { TitledCard } from '../../components/layout/TitledCard.tsx';
import { TwoColumns } from '../../components/layout/TwoColumns.ts';
import { screenHandle } from '../../components/routing/addresses.ts';
import { AdvanceCard } from '../advances/AdvanceCard.tsx';
import { PhoneHistoryCard } from '../caller/PhoneHistoryCard.tsx';
import { PhoneNotices } from '../caller/PhoneWarnings.tsx';
import { OrderRevisions } from '../corrections/OrderRevisions.tsx';
import { OrderInHand } from '../InHandNotice.tsx';
import { OrderNotes } from '../notes/OrderNotes.tsx';
import { type LoadedOrder, OrderLoader } from '../OrderLoader.tsx';
import { ParcelCard } from '../parcels/ParcelCard.tsx';
import { GoodsReceived } from './GoodsReceived.tsx';
import { ListNavigation } from './ListNavigation.tsx';
import { OrderCards } from './OrderCards.tsx';
import { OrderComment } from './OrderComment.tsx';
import { OrderHistory } from './OrderHistory.tsx';
import { OrderSummary } from './OrderSummary.tsx';
import { OverviewActions } from './OverviewActions.tsx';
import { OverviewTools } from './OverviewTools.tsx';
import { ProfitCard } from './ProfitCard.tsx';
import { TrackingCard } from './TrackingCard.tsx';
import { useListNavigation } from './useListNavigation.ts';

export const handle = screenHandle(messages.orderOverview);

/** One order: what can be done with it, customer, address, lines, totals and history (OO-1 to OO-4, MD-11). */
export const Component = () => {
  const { id = '' } = useParams();
  return (
    <Stack gap={4}>
      <ListNavigation orderId={id} />
      <OrderLoader>{(loaded) => <Overview key={loaded.order._id} {...loaded} />}</OrderLoader>
    </Stack>
  );
};

const Overview = (loaded: LoadedOrder) => {
  const { order, revisions, held, parcels, received, payment, at } = loaded;
  // Without a known role the reader has a customer's rights, the fewest.
  const role = useSelector(selectRole) ?? 'customer';
  const isForStaff = isStaff(role);
  const withheldRole = useSelector(selectWithheldRole);
  const hasCorrections = useCapability('orderCorrections');
  const { goBack } = useListNavigation();
  // On a phone the order comes first, then its buttons, then the links to its tools. A phone that is turned around keeps that order:
  // buttons in another place would be mounted again, without the dialog they have opened.
  const [isNarrow] = useState(() => matchMedia(narrow).matches);
  const tools = isForStaff && <OverviewTools order={order} by={role} hasCorrections={hasCorrections} />;
  const actions = (
    <OverviewActions order={order} by={role} at={at} paid={payment.advances?.paid} onRemoved={goBack} />
  );
  return (
    <Stack gap={5}>
      <PageTitle aside={!isNarrow && tools}>{messages.orderOverview}</PageTitle>
      {isForStaff && <OrderInHand order={order} />}
      {!isNarrow && actions}
      {isForStaff && <GoodsReceived order={order} held={held} />}
      {isForStaff && <PhoneNotices orderId={order._id} />}
      {!isForStaff && order.orderStatus === 'Return' && (
        <Notice tone="neutral">
          {received === undefined ? messages.returnNoted : messages.goodsAreBack}
        </Notice>
      )}
      <OrderCards order={order} />
      {isNarrow && actions}
      {isNarrow && tools}
      <TwoColumns>
        <Stack gap={4}>
          {/* Only customers review: staff do not, not even while their role is withheld. */}
          <OrderSummary order={order} mayReview={!isForStaff && withheldRole === null} payment={payment} />
          {isForStaff && <AdvanceCard order={order} />}
          {isForStaff && <ParcelCard order={order} />}
          {role === 'admin' && <ProfitCard orderId={order._id} />}
          {isForStaff && <OrderNotes orderId={order._id} />}
        </Stack>
        <Stack gap={4}>
          {/* Only customers have `parcels`; staff have the ParcelCard. */}
          {parcels.length > 0 && (
            <TitledCard title={messages.parcel}>
              <CustomerParcels parcels={parcels} />
            </TitledCard>
          )}
          <OrderHistory {...loaded} isForStaff={isForStaff} />
          <OrderRevisions revisions={revisions} />
          <OrderComment customer={order.customerData} />
          <TrackingCard order={order} isForStaff={isForStaff} />
          {isForStaff && <PhoneHistoryCard order={order} />}
        </Stack>
      </TwoColumns>
    </Stack>
  );
};
