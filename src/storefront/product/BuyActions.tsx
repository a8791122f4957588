import { Activity, useCallback, useRef, useState } from 'react';
import { styled } from 'styled-components';
import type { Product } from '#domain/products/product.ts';
import * as messages from '#messages/storefront/product.tsx';
import { Button } from '#ui/controls/Button.tsx';
import { useFirstInput } from '#ui/hooks/onFirstInput.ts';
import { Icon } from '#ui/icons/Icon.tsx';
import { lazyWithPreload } from '#ui/lazyWithPreload.tsx';
import { Price } from '#ui/products/Price.tsx';
import { from, phone } from '#ui/theme/media.ts';
import { CartStatus, CountBadge } from '../layout/header/CountedLinks.tsx';
import type { useBuyBox } from './useBuyBox.ts';

// Until the code has arrived, the number over the cart tells that the product was added, and CartStatus says the same to screen readers.
const addedMessage = lazyWithPreload(
  async () => (await import('./AddedMessage.tsx')).AddedMessage,
  <CartStatus />,
  { keepsFallback: true },
);

interface BuyActionsProps {
  readonly product: Product;
  readonly box: ReturnType<typeof useBuyBox>;
}

/** Add To Cart and Buy Now: on a phone in a bar with the price at the bottom, in place of the layout's bottom bar (SH-1). */
export const BuyActions = ({ product, box }: BuyActionsProps) => {
  const { addToCart, buyNow, lastAdded, forgetLastAdded, undo } = box;
  const addButtonRef = useRef<HTMLButtonElement>(null);
  const messageRef = useRef<HTMLDivElement>(null);
  const focusAddButton = useCallback((): void => addButtonRef.current?.focus({ preventScroll: true }), []);
  const closeMessage = useCallback((): void => {
    const hadFocus = messageRef.current?.contains(document.activeElement) === true;
    forgetLastAdded();
    if (hadFocus) focusAddButton();
  }, [forgetLastAdded, focusAddButton]);
  const [isMessageLoaded, setMessageLoaded] = useState(false);
  // `load` resolves to whether the code has arrived.
  useFirstInput(useCallback(() => void addedMessage.load().then(setMessageLoaded), []));
  return (
    <>
      <Root data-buy-bar>
        <PriceInBar aria-hidden="true">
          <Price product={product} />
        </PriceInBar>
        <Button ref={addButtonRef} size="l" wide onClick={addToCart}>
          <Icon name="cart" /> {messages.addToCart}
        </Button>
        <Button size="l" wide tone="plain" onClick={buyNow} data-prefetch="/product-checkout">
          {messages.buyNow}
        </Button>
      </Root>
      <div ref={messageRef} aria-live="polite">
        {lastAdded === null ? null : (
          <addedMessage.Lazy
            // A new message for each press, shown for its full time.
            key={lastAdded.count}
            onUndo={() => {
              undo(lastAdded);
              focusAddButton();
            }}
            onClose={closeMessage}
          />
        )}
      </div>
      {/* Nobody sees or presses this: it brings the style rules of badge and message before a press of Add To Cart, since a new rule
          makes the browser compute all styles again. */}
      {isMessageLoaded ? (
        <Activity mode="hidden">
          <CountBadge count={1} />
          <addedMessage.Lazy onUndo={closeMessage} onClose={closeMessage} />
        </Activity>
      ) : null}
    </>
  );
};

const PriceInBar = styled.div`
  display: none;
`;
const Root = styled.div`
  display: grid;
  gap: var(--space-3);
  ${from.small} { grid-template-columns: 1.3fr 1fr; }
  ${from.tablet} { grid-template-columns: 1fr; }
  ${from.large} { grid-template-columns: 1.3fr 1fr; }
  /* BottomBar keeps the space of this bar, 64 px, by :has(). In a browser without :has() the buttons stay in the page. */
  @supports selector(:has(a)) {
    ${phone} {
      position: fixed;
      inset-inline: 0;
      inset-block-end: 0;
      /* Above the contact button, below toasts and the header. */
      z-index: 46;
      grid-template-columns: auto minmax(0, 1.25fr) minmax(0, 1fr);
      align-items: center;
      gap: var(--space-2);
      padding: var(--space-2) var(--gutter) calc(var(--space-2) + env(safe-area-inset-bottom));
      border-block-start: 1px solid var(--line);
      background: var(--surface);
      button { min-height: 48px; padding-inline: var(--space-1); font-size: var(--text-m); }
      button > svg { display: none; }
      @media (max-width: 359px) { button { font-size: var(--text-s); } }
      ${PriceInBar} { display: block; }
      ${PriceInBar} > span { flex-direction: column; gap: 0; line-height: 1.2; }
    }
  }
`;
