import { useSelector } from 'react-redux';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { useShop } from '#api/client/useShop.ts';
import { isStaff } from '#domain/accounts/role.ts';
import { orderRefusalMessage } from '#domain/messages/messages.ts';
import { orderName } from '#domain/orders/order.ts';
import { type TrackedOrder, type Tracking, trackingPath } from '#domain/orders/tracking.ts';
import { mayHaveReviews } from '#domain/reviews/review.ts';
import { formatDateTime } from '#domain/values/dates.ts';
import { phoneLink } from '#domain/values/phoneLink.ts';
import { selectRole } from '#slices/sessionSlice.ts';
import { Button } from '#ui/controls/Button.tsx';
import { CopyField } from '#ui/forms/CopyField.tsx';
import { CustomerParcels } from '#ui/parcels/CustomerParcels.tsx';
import { OrderDetails } from './OrderDetails.tsx';
import { OrderProducts } from './OrderProducts.tsx';
import { OrderSteps } from './OrderSteps.tsx';
import { Actions, Column, Content, Hero, OrderNumber, Section } from './orderPageStyles.ts';
import { ShareButton } from './ShareButton.tsx';
import { statusTitle, trackingSteps } from './trackingSteps.ts';
import { useTrackedMoves } from './useTrackedMoves.ts';

interface TrackedOrderPageProps {
  readonly token: string;
  readonly tracking: Tracking;
}

/** Status, steps, products and delivery of the order, and what its customer may do (SH-4), which staff may not (SH-18). */
export const TrackedOrderPage = ({ token, tracking: { order, history, parcels } }: TrackedOrderPageProps) => {
  const forStaff = isStaff(useSelector(selectRole));
  const shop = useShop();
  return (
    <>
      <Hero>
        <h1>{statusTitle(order.orderStatus)}</h1>
        <OrderNumber>
          <small>Order number</small> <span>{orderName(order)}</span>
        </OrderNumber>
        {forStaff ? <StaffNote order={order} /> : <MoveButtons token={token} order={order} />}
      </Hero>
      <Content>
        <Column>
          <Section aria-label="Where it is">
            <h2>Where it is</h2>
            <OrderSteps steps={trackingSteps(order, history, shop)} />
            {parcels && <CustomerParcels parcels={parcels} />}
          </Section>
          <Section aria-label="Your order">
            <h2>Your order</h2>
            <OrderProducts
              lines={order.products}
              subTotal={order.subTotal}
              deliveryCharge={order.deliveryCharge}
              total={order.total}
              reviewToken={!forStaff && mayHaveReviews(order.orderStatus) ? token : undefined}
            />
          </Section>
        </Column>
        <Column>
          <OrderDetails delivery={order.delivery} />
          <LinkSection token={token} order={order} />
          <Section aria-label="Questions">
            <h2>Questions?</h2>
            <p>
              Call <a href={phoneLink(shop.helpline)}>{shop.helpline}</a> and tell us the order number.
            </p>
          </Section>
        </Column>
      </Content>
    </>
  );
};

const StaffNote = ({ order }: { readonly order: TrackedOrder }) => (
  <p>
    You are signed in as staff, who do not act as the customer. Move the order in its{' '}
    <Link to={`/dashboard/order-overview/${order._id}`}>overview</Link>.
  </p>
);

const MoveButtons = ({ token, order }: { readonly token: string; readonly order: TrackedOrder }) => {
  const { busy, move, moves } = useTrackedMoves(token, order);
  const late = moves.find(({ refusal }) => refusal !== null)?.refusal;
  const reason = late ? orderRefusalMessage(late, order.returnDays) : null;
  if (moves.length === 0) return null;
  return (
    <Actions>
      {moves.map(({ type, label, refusal }) => (
        <Button
          key={type}
          tone={type === 'CANCEL' ? 'danger' : 'plain'}
          disabled={refusal !== null}
          busy={busy}
          onClick={() => void move(type)}
        >
          {label}
        </Button>
      ))}
      {reason ? (
        <Reason>
          {reason.en} <span lang="bn">{reason.bn}</span>
        </Reason>
      ) : null}
    </Actions>
  );
};

const LinkSection = ({ token, order }: { readonly token: string; readonly order: TrackedOrder }) => {
  const url = new URL(trackingPath(token), location.origin).href;
  const name = `${orderName(order)} at ${useShop().name}`;
  return (
    <LinkRoot aria-label="Link to this page">
      <h2>Keep this page</h2>
      <p>
        Whoever has this link sees this page and can do what its buttons do. It works until{' '}
        {formatDateTime(order.endsAt)}, and longer when the order moves.
      </p>
      <CopyField label="Link to this page" value={url} buttonLabel="Copy link">
        <ShareButton title={name} text={name} url={url} size="s" />
      </CopyField>
    </LinkRoot>
  );
};

const LinkRoot = styled(Section)`
  justify-items: start;
  > p { font-size: var(--text-s); }
  > div { width: 100%; }
  @media print { display: none; }
`;
const Reason = styled.p`
  flex-basis: 100%;
  font-size: var(--text-s);
  color: var(--ink-soft);
`;
