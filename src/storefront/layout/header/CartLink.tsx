import { useSelector } from 'react-redux';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { selectCartCount, selectCartLoaded } from '#slices/cartSlice.ts';
import { Icon } from '#ui/icons/Icon.tsx';

/** Link to the cart with the number of lines; no number until the persisted cart is read. */
export const CartLink = () => {
  const count = useSelector(selectCartCount);
  const isLoaded = useSelector(selectCartLoaded);
  return (
    <Round
      to="/cart"
      aria-label={isLoaded ? `Cart, ${count} ${count === 1 ? 'item' : 'items'}` : 'Cart'}
      title="Cart"
    >
      <Icon name="cart" size={24} />
      {isLoaded && count > 0 ? <CountMark aria-hidden="true">{count}</CountMark> : null}
    </Round>
  );
};

export const CountMark = styled.span`
  position: absolute;
  inset-block-start: 1px;
  inset-inline-end: 0;
  min-width: 20px;
  height: 20px;
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
  height: 16px;
  min-width: 10px;
`;
const Round = styled(Link)`
  position: relative;
  display: grid;
  place-items: center;
  width: var(--target);
  height: var(--target);
  border-radius: var(--radius-full);
  &:hover { background: var(--accent-soft); color: var(--accent-strong); }
  &:focus-visible { border-radius: var(--radius-full); }
`;
