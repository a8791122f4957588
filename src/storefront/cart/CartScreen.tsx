import { useCallback, useRef, useState } from 'react';
import { useSelector } from 'react-redux';
import { styled } from 'styled-components';
import type { RouteHandle } from '#api/client/routeHandle.ts';
import { useShopDispatch } from '#api/client/useShopDispatch.ts';
import { type CartLine, lineKey } from '#domain/checkout/cart.ts';
import { lineLabel } from '#domain/checkout/lineLabel.ts';
import { storageKeys } from '#domain/shop/constants.ts';
import * as messages from '#messages/storefront/cart.ts';
import { browserStorage } from '#slices/browserStorage.ts';
import { lineRemoved, lineRestored, selectCartLines, selectCartLoaded } from '#slices/cartSlice.ts';
import { ButtonLink } from '#ui/controls/ButtonLink.tsx';
import { Drawing } from '#ui/drawings/Drawing.tsx';
import { EmptyState } from '#ui/feedback/EmptyState.tsx';
import { Notice } from '#ui/feedback/Notice.tsx';
import { Skeleton } from '#ui/feedback/Skeleton.tsx';
import { Container } from '#ui/layout/Container.tsx';
import { PageTitle } from '#ui/layout/PageTitle.tsx';
import { lazyRecentProducts } from '../products/lazyRecentProducts.tsx';
import { readRecentIds } from '../products/recentStorage.ts';
import { useLineNames } from '../products/useLineNames.ts';
import { CartList } from './CartList.tsx';
import { CartSummary } from './CartSummary.tsx';
import { Content, Sidebar } from './cartLayout.ts';
import { RemovedMessage } from './RemovedMessage.tsx';
import { useCartCheck } from './useCartCheck.ts';
import { useCartSelection } from './useCartSelection.ts';

export const handle: RouteHandle = {
  head: () => ({ title: messages.myCart, canonical: '/cart', noIndex: true }),
};

/** The line that was removed last, and where it can be put back. */
interface RemovedLine {
  readonly line: CartLine;
  readonly index: number;
  readonly name: string;
}

export const Component = () => {
  const isLoaded = useSelector(selectCartLoaded);
  const lines = useSelector(selectCartLines);
  const rootRef = useRef<HTMLDivElement>(null);
  const messageRef = useRef<HTMLDivElement>(null);
  const [removed, setRemoved] = useState<RemovedLine | null>(null);
  const dispatch = useShopDispatch();

  const remove = (line: CartLine, name: string): void => {
    dispatch(lineRemoved(lineKey(line)));
    setRemoved({ line, name, index: lines.indexOf(line) });
    // The focused button was removed with its line.
    rootRef.current?.focus();
  };
  const closeMessage = useCallback((): void => {
    const hadFocus = messageRef.current?.contains(document.activeElement) === true;
    setRemoved(null);
    if (hadFocus) rootRef.current?.focus();
  }, []);

  return (
    <Root ref={rootRef} tabIndex={-1}>
      <PageTitle>{messages.myCart}</PageTitle>
      <CartContent isLoaded={isLoaded} lines={lines} onRemove={remove} />
      <div ref={messageRef} role="status">
        {removed === null ? null : (
          <RemovedMessage
            // A new message for each line, shown for its full time.
            key={lineKey(removed.line)}
            name={removed.name}
            onUndo={() => {
              dispatch(lineRestored(removed));
              closeMessage();
            }}
            onClose={closeMessage}
          />
        )}
      </div>
    </Root>
  );
};

interface CartContentProps {
  readonly isLoaded: boolean;
  readonly lines: readonly CartLine[];
  readonly onRemove: (line: CartLine, name: string) => void;
}

const CartContent = ({ isLoaded, ...cart }: CartContentProps) => {
  if (!isLoaded) return <CartSkeleton />;
  return cart.lines.length === 0 ? <EmptyCart /> : <FilledCart {...cart} />;
};

const FilledCart = ({ lines, onRemove }: Omit<CartContentProps, 'isLoaded'>) => {
  const check = useCartCheck(lines);
  const selection = useCartSelection(check.accepted);
  const nameOf = useLineNames(lines);
  return (
    <>
      {browserStorage.local.isInMemory(storageKeys.cart) ? (
        <Notice tone="warning">{messages.cartIsNotStored}</Notice>
      ) : null}
      <Content>
        <CartList
          lines={lines}
          check={check}
          nameOf={nameOf}
          selection={selection}
          onRemove={(line) => onRemove(line, lineLabel(line, nameOf(line), lines))}
        />
        <CartSummary lines={selection.lines} nameOf={nameOf} />
      </Content>
    </>
  );
};

/** Placeholder until the persisted cart is read. */
const CartSkeleton = () => (
  <Content aria-busy="true">
    <Skeleton height={360} radius="var(--radius-l)" />
    <Sidebar>
      <Skeleton height={260} radius="var(--radius-l)" />
    </Sidebar>
  </Content>
);

const EmptyCart = () => {
  const [hasRecentProducts] = useState(() => readRecentIds().length > 0);
  return (
    <>
      <EmptyState
        drawing={<Drawing name="basket" />}
        title={messages.yourCartIsEmpty}
        text={messages.productsWaitHere}
        action={<ButtonLink to="/shop">{messages.startShopping}</ButtonLink>}
      />
      {hasRecentProducts ? (
        <div style={{ minWidth: 0 }}>
          <lazyRecentProducts.Lazy />
        </div>
      ) : null}
    </>
  );
};

const Root = styled(Container)`
  display: grid;
  gap: var(--space-5);
  &:focus { outline: none; }
`;
