import { failureOfError } from '#api/client/failure.ts';
import { useShop } from '#api/client/useShop.ts';
import { useTrackedQuery } from '#api/orders/trackingApi.ts';
import { isTrackingToken, trackPath } from '#domain/orders/tracking.ts';
import { phoneLink } from '#domain/values/phoneLink.ts';
import { ButtonLink } from '#ui/controls/ButtonLink.tsx';
import { Drawing } from '#ui/drawings/Drawing.tsx';
import { EmptyState } from '#ui/feedback/EmptyState.tsx';
import { LoadFailure } from '#ui/feedback/LoadFailure.tsx';
import { Skeleton } from '#ui/feedback/Skeleton.tsx';
import { PageTitle } from '#ui/layout/PageTitle.tsx';
import { TrackedOrderPage } from './TrackedOrderPage.tsx';

/** Until the order is there. */
export const OrderSkeleton = () => (
  <>
    <PageTitle>Your order</PageTitle>
    <Skeleton height={620} radius="var(--radius-l)" />
  </>
);

/** The order of a link, or that the link has ended. */
export const TrackedVisit = ({ token }: { readonly token: string }) => {
  const isToken = isTrackingToken(token);
  const { currentData, error, isError, isFetching, refetch } = useTrackedQuery(token, { skip: !isToken });
  const failure = isError ? failureOfError(error) : null;
  if (!isToken || failure?.kind === 'refused' || currentData === null) return <EndedLink />;
  if (currentData !== undefined) return <TrackedOrderPage token={token} tracking={currentData} />;
  if (failure === null) return <OrderSkeleton />;
  return (
    <>
      <PageTitle>Your order</PageTitle>
      <LoadFailure what="The order" onRetry={() => void refetch()} busy={isFetching} />
    </>
  );
};

const EndedLink = () => {
  const shop = useShop();
  return (
    <EmptyState
      isFullScreen
      drawing={<Drawing name="parcel" />}
      title="This link doesn't open an order"
      text="It may be incomplete or expired, or the shop has replaced it. You can still find your order by its number, or call us."
      action={
        <>
          <ButtonLink to={trackPath}>Find it by its number</ButtonLink>
          <ButtonLink to={phoneLink(shop.helpline)} tone="plain">
            Call {shop.helpline}
          </ButtonLink>
        </>
      }
    />
  );
};
