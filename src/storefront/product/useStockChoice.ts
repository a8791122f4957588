import { type RefObject, useRef, useState } from 'react';
import { notPicked } from '#domain/checkout/cart.ts';
import { itemOfLine, openChoice, shownStockOfLine } from '#domain/checkout/stockLines.ts';
import type { Product } from '#domain/products/product.ts';
import type { StockItem } from '#domain/products/stock.ts';
import * as messages from '#messages/storefront/product.tsx';

/** What the shopper has chosen on the page of a product. */
interface Choice {
  readonly color: string;
  readonly size: string;
}

type OpenChoice = 'color' | 'size';

/** What the page says when this many pieces of the choice are left; '' for nothing. */
const stockNote = (left: number | null): string => {
  if (left === null) return '';
  return left === 0 ? messages.soldOut : messages.left(left);
};

/** Whether no piece is left of any item that the choice may still become; false if the shop does not say. */
const isOutOf = (product: Product, choice: Choice): boolean => {
  const chosen = itemOfLine(choice, product);
  const isPossible = (item: StockItem, name: OpenChoice): boolean =>
    chosen?.[name] === notPicked || chosen?.[name] === item[name];
  const items = product.stock?.items?.filter((item) => isPossible(item, 'color') && isPossible(item, 'size'));
  return items !== undefined && items.length > 0 && items.every(({ left }) => left === 0);
};

/** How many of the chosen pieces are left, and whether a press was refused: none is left, or something is still to be chosen (GS-8). */
export const useStockChoice = (
  product: Product,
  choice: Choice,
  groupRefs: Readonly<Record<OpenChoice, RefObject<HTMLElement | null>>>,
) => {
  const [refusedChoice, setRefusedChoice] = useState<Choice | null>(null);
  const noteRef = useRef<HTMLElement>(null);
  const open = openChoice(choice, product);
  /** Pieces; `null` while something is to be chosen, and where the shop does not say: it has plenty, or does not count the product. */
  const left = open === null ? (shownStockOfLine(choice, product)?.left ?? null) : null;
  /** The chosen colour and size if no piece of them is left. */
  const soldOutItem = left === 0 ? itemOfLine(choice, product) : null;
  const isPossible = open === null && soldOutItem === null;
  const isRefused =
    !isPossible && refusedChoice?.color === choice.color && refusedChoice.size === choice.size;
  return {
    note: stockNote(left),
    /** The ref of the element that shows the note. */
    noteRef,
    /** Whether no piece is left of a colour in the chosen size, or of a size in the chosen colour; in all of them while none is chosen. */
    isOut: (option: Partial<Choice>): boolean => isOutOf(product, { ...choice, ...option }),
    soldOutItem,
    /** The highest quantity of the choice: as many pieces as are left, but at least 1; `undefined` for no limit. */
    maxQuantity: left === null ? undefined : Math.max(1, left),
    /** Whether the last press was refused; no longer once another colour or size is chosen, or the choice has become possible. */
    isRefused,
    /** What a refused press asks of a group of choices; '' for nothing. */
    questionOf: (group: OpenChoice): string =>
      isRefused && open === group ? messages.pleaseChoose(group) : '',
    /**
     * Refuses a press and returns true, unless the chosen pieces can be bought. The group of what is still to be chosen, or else the note,
     * takes the focus, which brings it into view: on a phone it may be far from the picture, while the pressed button is always in view.
     */
    refuse: (): boolean => {
      setRefusedChoice(isPossible ? null : choice);
      if (isPossible) return false;
      if (open === null) noteRef.current?.focus();
      else groupRefs[open].current?.querySelector('input')?.focus();
      return true;
    },
  };
};
