import { ButtonLink } from '#ui/controls/ButtonLink.tsx';
import { Drawing } from '#ui/drawings/Drawing.tsx';
import { EmptyState } from '#ui/feedback/EmptyState.tsx';

/** The checkout without lines (CO-9, CO-12). */
export const EmptyCheckout = () => (
  <EmptyState
    drawing={<Drawing name="basket" />}
    title="Nothing to check out"
    text="Tick the products you want in your cart, then proceed to checkout."
    action={
      <>
        <ButtonLink to="/cart">Go to my cart</ButtonLink>
        <ButtonLink to="/track" tone="plain">
          Track your order
        </ButtonLink>
      </>
    }
  />
);
