import { useState } from 'react';
import { useSelector } from 'react-redux';
import { type CartLine, lineKey } from '#domain/cart.ts';
import { selectCartLines } from '#slices/cartSlice.ts';

/** Whether a line was in the cart during this checkout and no longer is: another tab may have ordered it. */
export const useCartEmptiedElsewhere = (lines: readonly CartLine[]): boolean => {
  const inCart = useSelector(selectCartLines).map(lineKey);
  const [seen, setSeen] = useState<readonly string[]>([]);
  const unseen = inCart.filter((key) => !seen.includes(key));
  if (unseen.length > 0) setSeen([...seen, ...unseen]);
  return lines.map(lineKey).some((key) => seen.includes(key) && !inCart.includes(key));
};
