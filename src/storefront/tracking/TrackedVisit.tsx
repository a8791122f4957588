import { failureOfError } from '#api/failure.ts';
import { useTrackedQuery } from '#api/trackingApi.ts';
import { phoneLink, shop } from '#domain/shop.ts';
import { isTrackingToken, trackPath } from '#domain/tracking.ts';
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

const EndedLink = () => (
  <EmptyState
    isFullScreen
    drawing={<Drawing name="parcel" />}
    title="This link opens no order"
    text="It may be cut off or too old, or the shop has replaced it. Your order can still be found by its number, or by a call."
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
