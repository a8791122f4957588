import { useSelector } from 'react-redux';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { selectCartCount, selectCartLoaded } from '#slices/cartSlice.ts';
import { Icon } from '#ui/icons/Icon.tsx';

/** Accessible name of a link to the cart; without the number until the persisted cart is read. */
export const useCartLabel = (): string => {
  const count = useSelector(selectCartCount);
  const isLoaded = useSelector(selectCartLoaded);
  return isLoaded ? `Cart, ${count} ${count === 1 ? 'item' : 'items'}` : 'Cart';
};

/** The number of cart lines, over the cart icon; absent for an empty cart and until the cart is read. */
export const CartBadge = () => {
  const count = useSelector(selectCartCount);
  const isLoaded = useSelector(selectCartLoaded);
  return isLoaded && count > 0 ? <Badge aria-hidden="true">{count}</Badge> : null;
};

/** Link to the cart with the number of lines. */
export const CartLink = () => {
  const label = useCartLabel();
  return (
    <Root to="/cart" aria-label={label} title="Cart">
      <Icon name="cart" size={24} />
      <CartBadge />
    </Root>
  );
};

const Badge = styled.span`
  position: absolute;
  inset-block-start: 1px;
  inset-inline-end: 0;
  min-width: 10px;
  height: 16px;
  padding-inline: 5px;
  border: 2px solid var(--surface);
  border-radius: var(--radius-full);
  background: var(--accent);
  color: var(--on-accent);
  font-size: 0.6875rem;
  font-weight: 700;
  line-height: 16px;
  text-align: center;
  font-variant-numeric: tabular-nums;
  box-sizing: content-box;
`;
const Root = styled(Link)`
  position: relative;
  display: grid;
  place-items: center;
  width: var(--target);
  height: var(--target);
  border-radius: var(--radius-full);
  &:hover { background: var(--accent-soft); color: var(--accent-strong); }
  &:focus-visible { border-radius: var(--radius-full); }
`;
