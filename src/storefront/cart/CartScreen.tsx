import { useRef, useState } from 'react';
import { useSelector } from 'react-redux';
import { styled } from 'styled-components';
import type { RouteHandle } from '#api/client/routeHandle.ts';
import { useShopDispatch } from '#api/client/useShopDispatch.ts';
import { type CartLine, lineKey } from '#domain/checkout/cart.ts';
import { lineLabel } from '#domain/checkout/lineLabel.ts';
import { storageKeys } from '#domain/shop/constants.ts';
import * as messages from '#messages/storefront/cart.ts';
import { browserStorage } from '#slices/browserStorage.ts';
import { lineRemoved, selectCartLines, selectCartLoaded } from '#slices/cartSlice.ts';
import { ButtonLink } from '#ui/controls/ButtonLink.tsx';
import { Drawing } from '#ui/drawings/Drawing.tsx';
import { EmptyState } from '#ui/feedback/EmptyState.tsx';
import { Notice } from '#ui/feedback/Notice.tsx';
import { Skeleton } from '#ui/feedback/Skeleton.tsx';
import { Container } from '#ui/layout/Container.tsx';
import { PageTitle } from '#ui/layout/PageTitle.tsx';
import { VisuallyHidden } from '#ui/layout/VisuallyHidden.tsx';
import { lazyRecentProducts } from '../products/lazyRecentProducts.tsx';
import { readRecentIds } from '../products/recentStorage.ts';
import { useLineNames } from '../products/useLineNames.ts';
import { CartList } from './CartList.tsx';
import { CartSummary } from './CartSummary.tsx';
import { Content, Sidebar } from './cartLayout.ts';
import { useCartCheck } from './useCartCheck.ts';
import { useCartSelection } from './useCartSelection.ts';

export const handle: RouteHandle = {
  head: () => ({ title: messages.myCart, canonical: '/cart', noIndex: true }),
};

export const Component = () => {
  const isLoaded = useSelector(selectCartLoaded);
  const lines = useSelector(selectCartLines);
  const rootRef = useRef<HTMLDivElement>(null);
  const [status, setStatus] = useState('');
  const dispatch = useShopDispatch();

  const remove = (line: CartLine, name: string): void => {
    dispatch(lineRemoved(lineKey(line)));
    setStatus(messages.wasRemoved(name));
    // The focused button was removed with its line.
    rootRef.current?.focus();
  };

  return (
    <Root ref={rootRef} tabIndex={-1}>
      <PageTitle>{messages.myCart}</PageTitle>
      <VisuallyHidden role="status">{status}</VisuallyHidden>
      <CartContent isLoaded={isLoaded} lines={lines} onRemove={remove} />
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
