import { useState } from 'react';
import { itemOfLine, openChoice, shownOfLine } from '#domain/checkout/stockLines.ts';
import type { Product } from '#domain/products/product.ts';
import type { StockItem } from '#domain/products/stock.ts';
import * as messages from '#messages/storefront/product.tsx';

/** What the shopper has chosen on the page of a product. */
interface Choice {
  readonly color: string;
  readonly size: string;
  readonly quantity: number;
}

/** What the product page says about the stock of the chosen pieces; '' while the shop has more than it tells, or counts none. */
export const stockNote = (product: Product, choice: Choice): string => {
  const open = openChoice(choice, product);
  if (open !== null) return messages.pleaseChoose(open);
  const left = shownOfLine(choice, product)?.left ?? null;
  if (left === null) return '';
  return left === 0 ? messages.soldOut : messages.left(left);
};

/** The chosen colour and size if no piece of them is left; `null` if one is left, or something is still to be chosen. */
const soldOutItem = (product: Product, choice: Choice): StockItem | null => {
  const isChoiceOpen = openChoice(choice, product) !== null;
  const isNoneLeft = shownOfLine(choice, product)?.left === 0;
  return !isChoiceOpen && isNoneLeft ? itemOfLine(choice, product) : null;
};

/** Whether the shop has the chosen pieces, as far as it tells: a product that is not counted is always in stock. */
export const isInStock = (product: Product, choice: Choice): boolean => {
  const isChoiceOpen = openChoice(choice, product) !== null;
  if (isChoiceOpen) return false;
  const left = shownOfLine(choice, product)?.left ?? null;
  return left === null || left >= choice.quantity;
};

/** How many of the chosen pieces are left, and whether a press has asked for more than that (GS-8). */
export const useStockChoice = (product: Product, choice: Choice) => {
  const [isRefused, setRefused] = useState(false);
  const isPossible = isInStock(product, choice);
  return {
    note: stockNote(product, choice),
    soldOut: soldOutItem(product, choice),
    /** The last press asked for more than is left; another choice that is possible ends it. */
    isRefused: isRefused && !isPossible,
    /** Returns whether the chosen pieces cannot be bought; if so, the note stands out. */
    refuse: (): boolean => {
      setRefused(!isPossible);
      return !isPossible;
    },
  };
};
