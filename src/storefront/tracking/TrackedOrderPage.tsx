import { useRef } from 'react';
import { useSelector } from 'react-redux';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { shopNow } from '#api/client/shopClock.ts';
import { useShop } from '#api/client/useShop.ts';
import { isStaff } from '#domain/accounts/role.ts';
import { orderRefusalMessage } from '#domain/messages/orderRefusals.ts';
import { orderName } from '#domain/orders/order.ts';
import type { TrackedOrder, Tracking } from '#domain/orders/tracking.ts';
import { trackingPath } from '#domain/orders/trackingPath.ts';
import { mayHaveReviews } from '#domain/reviews/review.ts';
import { shopName } from '#domain/shop/shopName.ts';
import { formatDateTime } from '#domain/values/dates.ts';
import { phoneLink } from '#domain/values/phoneLink.ts';
import { accountMessages } from '#messages/domain/accountMessages.ts';
import { language } from '#messages/language.ts';
import * as messages from '#messages/storefront/tracking.tsx';
import { selectRole, selectWithheldRole } from '#slices/sessionSlice.ts';
import { PaidInAdvance } from '#ui/advances/PaidInAdvance.tsx';
import { Button } from '#ui/controls/Button.tsx';
import { CopyField } from '#ui/forms/CopyField.tsx';
import { useKeptFocus } from '#ui/hooks/useKeptFocus.ts';
import { Bilingual } from '#ui/layout/Bilingual.tsx';
import { ownUrl } from '#ui/ownUrl.ts';
import { CustomerParcels } from '#ui/parcels/CustomerParcels.tsx';
import { OrderDetails } from './OrderDetails.tsx';
import { OrderProducts } from './OrderProducts.tsx';
import { OrderSteps } from './OrderSteps.tsx';
import { Actions, Column, Content, Hero, Section } from './orderPageStyles.ts';
import { ShareButton } from './ShareButton.tsx';
import { trackingLead } from './trackingLead.ts';
import { statusTitle, trackingSteps } from './trackingSteps.ts';
import { useTrackedMoves } from './useTrackedMoves.ts';

interface TrackedOrderPageProps {
  readonly token: string;
  readonly tracking: Tracking;
}

/**
 * Status, steps, products and delivery of an order, with buttons for what its customer may do (SH-4); staff get none (SH-18).
 * A move takes its button away: the focus then goes to the title, which says the new status.
 */
export const TrackedOrderPage = ({ token, tracking }: TrackedOrderPageProps) => {
  const { order, history, parcels, received } = tracking;
  const isUnverifiedStaff = useSelector(selectWithheldRole) !== null;
  const isForStaff = isStaff(useSelector(selectRole)) || isUnverifiedStaff;
  const shop = useShop();
  const titleRef = useRef<HTMLHeadingElement>(null);
  const focusProps = useKeptFocus(titleRef);
  const moves = useTrackedMoves(token, order, titleRef);
  const mayReview = !isForStaff && mayHaveReviews(order.orderStatus);
  return (
    <>
      <Hero {...focusProps}>
        <h1 ref={titleRef} tabIndex={-1}>
          {statusTitle(order.orderStatus)}
        </h1>
        <Lead>{trackingLead(order, shop, shopNow())}</Lead>
        <p>{messages.orderNumberIs(<strong>{orderName(order)}</strong>)}</p>
        {isUnverifiedStaff ? <p>{accountMessages.unverified.staffDenied}</p> : null}
        {isForStaff ? null : <MoveButtons moves={moves} order={order} />}
        {isForStaff && !isUnverifiedStaff ? <StaffNote order={order} /> : null}
      </Hero>
      <Content {...focusProps}>
        <Column>
          <Section aria-label={messages.whereItIs}>
            <h2>{messages.whereItIs}</h2>
            <OrderSteps steps={trackingSteps({ ...order, received }, history, shop)} />
            {parcels && <CustomerParcels parcels={parcels} />}
            {isForStaff ? null : <CancelButton moves={moves} />}
          </Section>
          <Section aria-label={messages.yourOrder}>
            <h2>{messages.yourOrder}</h2>
            <OrderProducts
              lines={order.products}
              subTotal={order.subTotal}
              deliveryCharge={order.deliveryCharge}
              total={order.total}
              reviewToken={mayReview ? token : undefined}
            >
              <PaidInAdvance payment={order} orderStatus={order.orderStatus} />
            </OrderProducts>
          </Section>
        </Column>
        <Column>
          <OrderDetails delivery={order.delivery} />
          <LinkSection token={token} order={order} />
          <Section aria-label={messages.questions}>
            <h2>{messages.anyQuestions}</h2>
            <p>{messages.callWithTheNumber(<a href={phoneLink(shop.helpline)}>{shop.helpline}</a>)}</p>
          </Section>
        </Column>
      </Content>
    </>
  );
};

const StaffNote = ({ order }: { readonly order: TrackedOrder }) => (
  <p>
    {messages.youAreStaff((words) => (
      <Link to={`/dashboard/order-overview/${order._id}`}>{words}</Link>
    ))}
  </p>
);

interface MoveButtonsProps {
  readonly moves: ReturnType<typeof useTrackedMoves>;
  readonly order: TrackedOrder;
}

/** Buttons for what the customer may do next. Cancelling has a place of its own, since it is no step forward. */
const MoveButtons = ({ moves: { busy, move, offered }, order }: MoveButtonsProps) => {
  const steps = offered.filter(({ type }) => type !== 'CANCEL');
  // A return that comes too late is the only refused move that is offered.
  const lateRefusal = steps.find(({ refusal }) => refusal !== null)?.refusal;
  const reason = lateRefusal ? orderRefusalMessage(lateRefusal, order.returnDays) : null;
  if (steps.length === 0) return null;
  return (
    <Actions>
      {steps.map(({ type, label, refusal }) => (
        <Button
          key={type}
          tone="plain"
          disabled={refusal !== null}
          busy={busy}
          onClick={() => void move(type)}
        >
          {label}
        </Button>
      ))}
      {reason ? (
        <Reason>
          <Bilingual text={reason} />
        </Reason>
      ) : null}
    </Actions>
  );
};

/** The button that cancels the order, as long as it can be cancelled (BY-5). */
const CancelButton = ({ moves: { busy, move, offered } }: Pick<MoveButtonsProps, 'moves'>) => {
  const cancelling = offered.find(({ type }) => type === 'CANCEL');
  return cancelling === undefined ? null : (
    <Cancel>
      <Button
        tone="quiet"
        size="s"
        disabled={cancelling.refusal !== null}
        busy={busy}
        onClick={() => void move('CANCEL')}
      >
        {cancelling.label}
      </Button>
    </Cancel>
  );
};

const LinkSection = ({ token, order }: { readonly token: string; readonly order: TrackedOrder }) => {
  const url = ownUrl(trackingPath(token));
  const name = messages.orderAt(orderName(order), shopName(useShop(), language));
  return (
    <LinkRoot aria-label={messages.linkToThisPage}>
      <h2>{messages.keepThisPage}</h2>
      <p>{messages.whoHasTheLink(formatDateTime(order.endsAt))}</p>
      <CopyField label={messages.linkToThisPage} value={url} buttonLabel={messages.copyLink}>
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
const Cancel = styled.div`
  justify-self: start;
  margin-inline-start: calc(-1 * var(--space-3));
  button { font-weight: 500; text-decoration: underline; text-underline-offset: 3px; color: var(--ink-soft); }
  @media print { display: none; }
`;
const Lead = styled.p`
  /* The selector is doubled to outweigh the color of a paragraph in Hero. */
  && { color: var(--ink); }
  font-size: var(--text-xl);
  line-height: var(--leading-snug);
  &:empty { display: none; }
`;
const Reason = styled.p`
  flex-basis: 100%;
  font-size: var(--text-s);
  color: var(--ink-soft);
`;
