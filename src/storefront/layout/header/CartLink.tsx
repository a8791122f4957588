import { useSelector } from 'react-redux';
import { selectCartCount, selectCartLoaded } from '#slices/cartSlice.ts';
import { CountedLink } from './CountedLink.tsx';

/** The number of cart lines; `null` until the persisted cart is read. */
export const useCartCount = (): number | null => {
  const count = useSelector(selectCartCount);
  return useSelector(selectCartLoaded) ? count : null;
};

/** Link to the cart with the number of lines. */
export const CartLink = () => <CountedLink to="/cart" title="Cart" icon="cart" count={useCartCount()} />;
