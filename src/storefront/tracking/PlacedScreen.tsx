import { skipToken } from '@reduxjs/toolkit/query';
import { useSelector } from 'react-redux';
import { Navigate } from 'react-router-dom';
import type { RouteHandle } from '#api/client/routeHandle.ts';
import { useShop } from '#api/client/useShop.ts';
import { useTrackedQuery } from '#api/orders/trackingApi.ts';
import { amountToCollect } from '#domain/cash/advance.ts';
import { lineKey } from '#domain/checkout/cart.ts';
import { expectedBy, weekDay } from '#domain/checkout/expectedDelivery.ts';
import type { Order } from '#domain/orders/order.ts';
import type { OrderMove } from '#domain/orders/orderStatus.ts';
import type { Tracking } from '#domain/orders/tracking.ts';
import { trackingPath, trackPath } from '#domain/orders/trackingPath.ts';
import { shopName } from '#domain/shop/shopName.ts';
import { formatExactTaka, toPoisha } from '#domain/values/money.ts';
import { phoneLink } from '#domain/values/phoneLink.ts';
import { shopMessages } from '#messages/domain/shopMessages.ts';
import { language } from '#messages/language.ts';
import * as messages from '#messages/storefront/tracking.tsx';
import { selectUser } from '#slices/sessionSlice.ts';
import { Button } from '#ui/controls/Button.tsx';
import { ButtonLink } from '#ui/controls/ButtonLink.tsx';
import { Drawing } from '#ui/drawings/Drawing.tsx';
import { EmptyState } from '#ui/feedback/EmptyState.tsx';
import { Skeleton } from '#ui/feedback/Skeleton.tsx';
import { useHydrated } from '#ui/hooks/useClientValue.ts';
import { Icon } from '#ui/icons/Icon.tsx';
import { ownUrl } from '#ui/ownUrl.ts';
import { type PlacedOrder, placedPath } from '../layout/placedOrder.ts';
import { usePlacedOrder } from '../layout/usePlacedOrder.ts';
import { OrderDetails } from './OrderDetails.tsx';
import { OrderProducts } from './OrderProducts.tsx';
import { OrderSteps } from './OrderSteps.tsx';
import { Actions, Column, Content, Hero, HeroIcon, OrderNumber, Root, Section } from './orderPageStyles.ts';
import { ShareButton } from './ShareButton.tsx';
import { trackingSteps } from './trackingSteps.ts';

export const handle: RouteHandle = {
  head: () => ({ title: messages.orderPlaced, canonical: placedPath, noIndex: true }),
};

/** The confirmation of the order that this tab has placed last (SH-3). */
export const Component = () => (
  <Root>{useHydrated() ? <PlacedOrderLoader /> : <Skeleton height={620} radius="var(--radius-l)" />}</Root>
);

const PlacedOrderLoader = () => {
  const order = usePlacedOrder();
  const token = order?.token ?? null;
  // Without an answer the page stays a confirmation, which needs none.
  const { data: tracking } = useTrackedQuery(token ?? skipToken, { refetchOnMountOrArgChange: true });
  if (order === null) return <NothingPlaced />;
  return token !== null && tracking !== undefined && tracking !== null && hasChanged(order, tracking) ? (
    <Navigate to={trackingPath(token)} replace />
  ) : (
    <Confirmation order={order} />
  );
};

/** Total and lines as one text, to compare them. Without names and pictures, of which the order has the shop's, not the cart's. */
const contentsText = ({ total, products }: Pick<Order, 'total' | 'products'>): string => {
  const lines = products.map((line) => [lineKey(line), line.quantity, toPoisha(line.originalPrice)]);
  return JSON.stringify([toPoisha(total), lines]);
};

/**
 * Whether the order has moved, was paid for in advance, or is no longer the one that this tab has sent: then what the confirmation says
 * of the next steps, the money, the goods or the address is no longer true. A correction by staff is no move.
 */
const hasChanged = (placed: PlacedOrder, { order, history, isCorrected = false }: Tracking): boolean =>
  history.length > 0 ||
  isCorrected ||
  order.advances !== undefined ||
  contentsText(order) !== contentsText(placed);

const NothingPlaced = () => (
  <EmptyState
    isFullScreen
    drawing={<Drawing name="parcel" />}
    title={messages.noNewOrder}
    text={messages.pageShowsNewOrder}
    action={
      <>
        <ButtonLink to={trackPath}>{messages.trackYourOrder}</ButtonLink>
        <ButtonLink to="/shop" tone="plain">
          {messages.seeAllProducts}
        </ButtonLink>
      </>
    }
  />
);

/** An order that was just placed has not moved yet. */
const noMoves: readonly OrderMove[] = [];

const Confirmation = ({ order }: { readonly order: PlacedOrder }) => {
  const shop = useShop();
  const { customerData } = order;
  return (
    <>
      <Hero>
        <HeroIcon>
          <Icon name="check-circle" size={36} />
        </HeroIcon>
        <h1>{messages.thankYou(customerData.name)}</h1>
        <NumberLine order={order} />
        {/* ER-1 has this sentence in Bengali, on English pages too. */}
        <p lang="bn">{shopMessages.orderPlaced.text}</p>
        <p>{messages.weCall(<strong>{customerData.mobileNumber}</strong>, shop.callingHours)}</p>
        <ArrivalLine order={order} />
        <OrderActions order={order} />
      </Hero>
      <Content>
        <Column>
          <Section aria-label={messages.whatHappensNext}>
            <h2>{messages.whatHappensNext}</h2>
            <OrderSteps
              steps={trackingSteps(
                // An order that was just placed has the return period that the shop has now, and nothing was paid in advance.
                {
                  ...order,
                  toPay: amountToCollect(order, []),
                  orderStatus: 'Pending',
                  returnDays: shop.returnDays,
                },
                noMoves,
                shop,
              )}
            />
          </Section>
          <Section aria-label={messages.yourOrder}>
            <h2>{messages.yourOrder}</h2>
            <OrderProducts
              lines={order.products}
              subTotal={order.subTotal}
              deliveryCharge={customerData.deliveryCharge}
              total={order.total}
            />
          </Section>
        </Column>
        <Column>
          <OrderDetails delivery={customerData} comment={customerData.comment} />
          <Section aria-label={messages.questions}>
            <h2>{messages.anyQuestions}</h2>
            <p>{messages.callWithYourNumber(<a href={phoneLink(shop.helpline)}>{shop.helpline}</a>)}</p>
          </Section>
        </Column>
      </Content>
    </>
  );
};

/** Says by which day the order should arrive (BY-6). */
const ArrivalLine = ({ order: { date, customerData } }: { readonly order: PlacedOrder }) => {
  const day = expectedBy(useShop(), date, customerData.deliveryArea);
  return day === null ? null : <p>{messages.shouldReachYou(<strong>{weekDay(day)}</strong>)}</p>;
};

/** The order's number, else its id, by which staff find the order; shows nothing if the host tells neither. */
const NumberLine = ({ order: { number, id } }: { readonly order: PlacedOrder }) => {
  if (number !== null)
    return (
      <OrderNumber>
        <small>{messages.orderNumber}</small> <span>{number}</span>
      </OrderNumber>
    );
  return id === null ? null : <p>{messages.orderId(<code>{id}</code>)}</p>;
};

const OrderActions = ({ order: { number, token, total } }: { readonly order: PlacedOrder }) => {
  const shop = useShop();
  const sellerName = shopName(shop, language);
  const isSignedIn = useSelector(selectUser) !== null;
  const name = number ?? messages.myOrder;
  return (
    <Actions>
      {token === null ? null : <ButtonLink to={trackingPath(token)}>{messages.trackThisOrder}</ButtonLink>}
      {token === null && isSignedIn ? (
        <ButtonLink to="/dashboard/activeOrders">{messages.seeMyOrders}</ButtonLink>
      ) : null}
      <Button tone="plain" onClick={() => window.print()}>
        {messages.print}
      </Button>
      <ShareButton
        title={messages.orderAt(name, sellerName)}
        text={messages.orderAtWithTotal(name, sellerName, formatExactTaka(total))}
        url={token === null ? undefined : ownUrl(trackingPath(token))}
      />
    </Actions>
  );
};
