import { isNotFound } from '#api/client/isNotFound.ts';
import { useShop } from '#api/client/useShop.ts';
import { useTrackedQuery } from '#api/orders/trackingApi.ts';
import { isLinkToken } from '#domain/orders/isLinkToken.ts';
import { trackPath } from '#domain/orders/trackingPath.ts';
import { phoneLink } from '#domain/values/phoneLink.ts';
import * as messages from '#messages/storefront/tracking.tsx';
import { ButtonLink } from '#ui/controls/ButtonLink.tsx';
import { Drawing } from '#ui/drawings/Drawing.tsx';
import { EmptyState } from '#ui/feedback/EmptyState.tsx';
import { LoadFailure } from '#ui/feedback/LoadFailure.tsx';
import { Skeleton } from '#ui/feedback/Skeleton.tsx';
import { PageTitle } from '#ui/layout/PageTitle.tsx';
import { TrackedOrderPage } from './TrackedOrderPage.tsx';

/** Placeholder until the order is loaded. */
export const OrderSkeleton = () => (
  <>
    <PageTitle>{messages.yourOrder}</PageTitle>
    <Skeleton height={620} radius="var(--radius-l)" />
  </>
);

/** Shows the order of a tracking link, or says that the link opens none. */
export const TrackedOrderLoader = ({ token }: { readonly token: string }) => {
  const isToken = isLinkToken(token);
  // The same person may have moved the order in the dashboard meanwhile.
  const { currentData, error, isFetching, refetch } = useTrackedQuery(token, {
    skip: !isToken,
    refetchOnMountOrArgChange: true,
  });
  // `null` is an answer that holds no order; before an answer the data is `undefined`.
  const opensNoOrder = !isToken || isNotFound(error) || currentData === null;
  if (opensNoOrder) return <UnknownLink />;
  if (currentData !== undefined) return <TrackedOrderPage token={token} tracking={currentData} />;
  if (error === undefined) return <OrderSkeleton />;
  return (
    <>
      <PageTitle>{messages.yourOrder}</PageTitle>
      <LoadFailure what={messages.theOrder} onRetry={() => void refetch()} busy={isFetching} />
    </>
  );
};

const UnknownLink = () => {
  const shop = useShop();
  return (
    <EmptyState
      isFullScreen
      drawing={<Drawing name="parcel" />}
      title={messages.linkOpensNoOrder}
      text={messages.linkMayBeIncomplete}
      action={
        <>
          <ButtonLink to={trackPath}>{messages.findItByItsNumber}</ButtonLink>
          <ButtonLink to={phoneLink(shop.helpline)} tone="plain">
            {messages.call(shop.helpline)}
          </ButtonLink>
        </>
      }
    />
  );
};
