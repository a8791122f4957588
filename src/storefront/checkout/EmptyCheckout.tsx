import * as messages from '#messages/storefront/checkout.tsx';
import { ButtonLink } from '#ui/controls/ButtonLink.tsx';
import { Drawing } from '#ui/drawings/Drawing.tsx';
import { EmptyState } from '#ui/feedback/EmptyState.tsx';

/** What a checkout without lines shows (CO-9, CO-12). */
export const EmptyCheckout = () => (
  <EmptyState
    drawing={<Drawing name="basket" />}
    title={messages.nothingToCheckOut}
    text={messages.tickWhatYouWant}
    action={
      <>
        <ButtonLink to="/cart">{messages.goToMyCart}</ButtonLink>
        <ButtonLink to="/track" tone="plain">
          {messages.trackYourOrder}
        </ButtonLink>
      </>
    }
  />
);
