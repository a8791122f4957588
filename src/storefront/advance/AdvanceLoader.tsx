import { isNotFound } from '#api/client/isNotFound.ts';
import { useShop } from '#api/client/useShop.ts';
import { useAdvanceQuery } from '#api/orders/advancePageApi.ts';
import { isLinkToken } from '#domain/orders/isLinkToken.ts';
import { phoneLink } from '#domain/values/phoneLink.ts';
import * as messages from '#messages/storefront/advance.tsx';
import { ButtonLink } from '#ui/controls/ButtonLink.tsx';
import { Drawing } from '#ui/drawings/Drawing.tsx';
import { EmptyState } from '#ui/feedback/EmptyState.tsx';
import { LoadFailure } from '#ui/feedback/LoadFailure.tsx';
import { Skeleton } from '#ui/feedback/Skeleton.tsx';
import { AdvanceOffer } from './AdvanceOffer.tsx';

/** Shows the advance of a link, or says that the link opens none. */
export const AdvanceLoader = ({ token }: { readonly token: string }) => {
  const isToken = isLinkToken(token);
  const { currentData, error, isFetching, refetch } = useAdvanceQuery(token, {
    skip: !isToken,
    // The shopper may come back from the gateway's page, where the advance was paid.
    refetchOnMountOrArgChange: true,
  });
  // `null` is an answer that holds no advance; before an answer the data is `undefined`.
  const opensNoAdvance = !isToken || isNotFound(error) || currentData === null;
  if (opensNoAdvance) return <UnknownLink />;
  if (currentData !== undefined) {
    const look = { again: () => void refetch(), isBusy: isFetching, hasFailed: error !== undefined };
    return <AdvanceOffer token={token} advance={currentData} look={look} />;
  }
  if (error === undefined) return <Skeleton height="420px" />;
  return <LoadFailure what={messages.thePayment} onRetry={() => void refetch()} busy={isFetching} />;
};

const UnknownLink = () => {
  const shop = useShop();
  return (
    <EmptyState
      isFullScreen
      drawing={<Drawing name="parcel" />}
      title={messages.linkOpensNoPayment}
      text={messages.linkMayBeIncomplete}
      action={
        <ButtonLink to={phoneLink(shop.helpline)} tone="plain">
          {messages.call(shop.helpline)}
        </ButtonLink>
      }
    />
  );
};
