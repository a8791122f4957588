import { type RefObject, useCallback, useRef, useState } from 'react';
import { useSelector, useStore } from 'react-redux';
import { useNavigate } from 'react-router-dom';
import { useShopDispatch } from '#api/client/useShopDispatch.ts';
import { type CartLine, lineKey, notPicked } from '#domain/checkout/cart.ts';
import { toCartLine } from '#domain/checkout/toCartLine.ts';
import type { Product } from '#domain/products/product.ts';
import * as messages from '#messages/storefront/product.tsx';
import {
  type CartState,
  lineAdded,
  lineRemoved,
  quantityChanged,
  selectCartLines,
} from '#slices/cartSlice.ts';
import { selectUser } from '#slices/sessionSlice.ts';
import { useHistoryState } from '#ui/hooks/useHistoryState.ts';
import { useStockChoice } from './useStockChoice.ts';

/** A press on a button; `detail` is 2 for the second tap of a double tap. */
type Press = Pick<MouseEvent, 'detail'>;

/** Asks once for a size before the product is ordered without one (SH-1). `isSizeOpen`: the shopper could choose a size, and has not. */
const useSizeQuestion = (isSizeOpen: boolean, sizesRef: RefObject<HTMLElement | null>) => {
  const [question, setQuestion] = useState<'unasked' | 'asked' | 'answered'>('unasked');
  return {
    isAsking: question === 'asked' && isSizeOpen,
    /** Asks and returns true, unless nothing is to be asked: a second press on the button orders without a size. */
    ask: (): boolean => {
      if (!isSizeOpen) return false;
      if (question !== 'unasked') {
        setQuestion('answered');
        return false;
      }
      setQuestion('asked');
      sizesRef.current?.querySelector('input')?.focus();
      return true;
    },
  };
};

/** What was added to the cart last, until the message about it is closed; `null` for nothing. `count` tells one press from the next. */
const useLastAdded = () => {
  const dispatch = useShopDispatch();
  const store = useStore<{ cart: CartState }>();
  const [lastAdded, setLastAdded] = useState<{ readonly line: CartLine; readonly count: number } | null>(
    null,
  );
  return {
    lastAdded,
    add: (line: CartLine): void => {
      dispatch(lineAdded(line));
      setLastAdded((last) => ({ line, count: (last?.count ?? 0) + 1 }));
    },
    /** The same function at each render: the message would begin its time again with another one. */
    forget: useCallback((): void => setLastAdded(null), []),
    /** Removes from the cart as many pieces as were added. */
    undo: ({ line }: { readonly line: CartLine }): void => {
      const key = lineKey(line);
      const inCart = selectCartLines(store.getState()).find((other) => lineKey(other) === key);
      const quantity = (inCart?.quantity ?? 0) - line.quantity;
      dispatch(quantity > 0 ? quantityChanged({ key, quantity }) : lineRemoved(key));
      setLastAdded(null);
    },
  };
};

/** A type guard for what the history entry holds: one of the product's choices. */
export const isOneOf =
  (choices: readonly string[]) =>
  (stored: unknown): stored is string =>
    choices.some((choice) => choice === stored);

/** The shopper's choices, and the actions of the two buttons (PD-2, PD-3, PD-4). `onColor` tells the gallery the chosen colour. */
export const useBuyBox = (product: Product, onColor?: (color: string) => void) => {
  const navigate = useNavigate();
  const store = useStore<{ cart: CartState }>();
  const user = useSelector(selectUser);
  // Kept for Back from the checkout.
  const [color, setColor] = useHistoryState('color', notPicked, isOneOf(product.colors));
  const [size, setSize] = useHistoryState('size', notPicked, isOneOf(product.sizes));
  const [wantedQuantity, setQuantity] = useState(1);
  const isSizeOpen = product.sizes.length > 0 && size === notPicked;
  // If the shop counts the pieces of each size, `stock` asks for the size.
  const asksForSize = isSizeOpen && product.stock?.count !== 'variants';
  const colorsRef = useRef<HTMLDivElement>(null);
  const sizesRef = useRef<HTMLDivElement>(null);
  const { isAsking, ask } = useSizeQuestion(asksForSize, sizesRef);
  const { lastAdded, add, forget, undo } = useLastAdded();
  const stock = useStockChoice(product, { color, size }, { color: colorsRef, size: sizesRef });
  const quantity = Math.min(wantedQuantity, stock.maxQuantity ?? wantedQuantity);
  /**
   * The line that a press orders; `null` if it orders nothing, since no piece is left or something is still to be chosen: the page
   * then says so. The second tap of a double tap never orders: what the page said at the first tap, nobody can have read yet.
   */
  const lineOf = ({ detail: taps }: Press, more?: Pick<CartLine, 'customerEmail'>): CartLine | null => {
    if (taps > 1) return null;
    if (stock.refuse()) return null;
    if (ask()) return null;
    return toCartLine(product, { color, size, quantity, ...more });
  };

  // A line for the cart has the e-mail address of the account (PD-3); a line for Buy Now has none (PD-4).
  const addToCart = (press: Press) => {
    const line = lineOf(press, user === null ? undefined : { customerEmail: user.email });
    if (line !== null) add(line);
  };
  const buyNow = (press: Press) => {
    const line = lineOf(press);
    if (line === null) return;
    const inCart = selectCartLines(store.getState()).find((other) => lineKey(other) === lineKey(line));
    // With as many pieces in the cart it is the same purchase (CT-7).
    const keepsCart = inCart?.quantity !== line.quantity;
    void navigate('/product-checkout', { state: { lines: [line], keepsCart } });
  };
  return {
    color,
    setColor: (chosen: string): void => {
      setColor(chosen);
      onColor?.(chosen);
    },
    size,
    setSize,
    quantity,
    setQuantity,
    colorsRef,
    sizesRef,
    /** What a press has asked of a group of choices; '' for nothing. */
    colorQuestion: stock.questionOf('color'),
    sizeQuestion: isAsking ? messages.chooseASize : stock.questionOf('size'),
    lastAdded,
    forgetLastAdded: forget,
    undo,
    stock,
    addToCart,
    buyNow,
  };
};
