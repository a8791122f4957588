import { useRef, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { styled } from 'styled-components';
import type { RouteHandle } from '#api/routeHandle.ts';
import type { ShopDispatch } from '#api/shopApi.ts';
import { type CartLine, lineKey } from '#domain/cart.ts';
import { lineRemoved, selectCartLines, selectCartLoaded } from '#slices/cartSlice.ts';
import { ButtonLink } from '#ui/controls/ButtonLink.tsx';
import { EmptyState } from '#ui/feedback/EmptyState.tsx';
import { Icon } from '#ui/icons/Icon.tsx';
import { Container } from '#ui/layout/Container.tsx';
import { PageTitle } from '#ui/layout/PageTitle.tsx';
import { VisuallyHidden } from '#ui/layout/VisuallyHidden.tsx';
import { CartList } from './CartList.tsx';
import { CartSkeleton } from './CartSkeleton.tsx';
import { CartSummary } from './CartSummary.tsx';
import { Columns } from './cartLayout.ts';
import { type CartSelection, selectedLines } from './useCartSelection.ts';

export const handle: RouteHandle = {
  head: () => ({ title: 'My Cart', canonical: '/cart', unlisted: true }),
};

export const Component = () => {
  const isLoaded = useSelector(selectCartLoaded);
  const lines = useSelector(selectCartLines);
  const page = useRef<HTMLDivElement>(null);
  const [news, setNews] = useState('');
  const dispatch = useDispatch<ShopDispatch>();

  const remove = (line: CartLine): void => {
    dispatch(lineRemoved(lineKey(line)));
    setNews(`${line.name} was removed from your cart.`);
    // The focused button was removed with its line.
    page.current?.focus();
  };

  return (
    <Page ref={page} tabIndex={-1}>
      <PageTitle>My Cart</PageTitle>
      <VisuallyHidden role="status">{news}</VisuallyHidden>
      <Contents isLoaded={isLoaded} lines={lines} onRemove={remove} />
    </Page>
  );
};

interface ContentsProps {
  readonly isLoaded: boolean;
  readonly lines: readonly CartLine[];
  readonly onRemove: (line: CartLine) => void;
}

const Contents = ({ isLoaded, lines, onRemove }: ContentsProps) => {
  const [ticks, setTicks] = useState<CartSelection>(new Set());
  if (!isLoaded) return <CartSkeleton />;
  if (lines.length === 0) return <EmptyCart />;
  return (
    <Columns>
      <CartList lines={lines} ticks={ticks} onTicks={setTicks} onRemove={onRemove} />
      <CartSummary lines={selectedLines(lines, ticks)} />
    </Columns>
  );
};

const EmptyCart = () => (
  <EmptyState
    icon={<Icon name="cart" size={32} />}
    title="Your cart is empty"
    text="What you add to the cart waits here until you order it."
    action={<ButtonLink to="/shop">Start shopping</ButtonLink>}
  />
);

const Page = styled(Container)`
  display: grid;
  gap: var(--space-5);
  &:focus { outline: none; }
`;
