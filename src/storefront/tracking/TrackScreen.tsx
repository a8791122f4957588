import { useParams } from 'react-router-dom';
import type { RouteHandle } from '#api/client/routeHandle.ts';
import { selectShop } from '#api/client/shopSlice.ts';
import { trackPath } from '#domain/orders/trackingPath.ts';
import { shopName } from '#domain/shop/shopName.ts';
import { language } from '#messages/language.ts';
import * as messages from '#messages/storefront/tracking.tsx';
import { useHydrated } from '#ui/hooks/useClientValue.ts';
import { Root } from './orderPageStyles.ts';
import { OrderSkeleton, TrackedOrderLoader } from './TrackedOrderLoader.tsx';
import { TrackingForm } from './TrackingForm.tsx';

export const handle: RouteHandle = {
  head: ({ params: { token } }, state) =>
    token === undefined
      ? {
          title: messages.trackYourOrder,
          description: messages.followAnOrder(shopName(selectShop(state), language)),
          canonical: trackPath,
          noIndex: true,
        }
      : { title: messages.yourOrder, canonical: trackPath, noIndex: true, isPrivate: true },
  // The server renders one page, which serves all tokens, so that no cache stores one: `link` stands for each of them.
  renderedAt: ({ token }) => (token === undefined ? null : `${trackPath}/link`),
};

/** The order of a tracking link; without a token in the address, the form that finds an order (SH-4). */
export const Component = () => {
  const { token } = useParams();
  return <Root>{token === undefined ? <TrackingForm /> : <LinkedOrder token={token} />}</Root>;
};

/** The order itself is rendered in the browser alone, since the server's page serves all tokens. */
const LinkedOrder = ({ token }: { readonly token: string }) =>
  useHydrated() ? <TrackedOrderLoader key={token} token={token} /> : <OrderSkeleton />;
