import type { CountedItem, CountedProduct } from '#domain/products/countedProduct.ts';
import { typedNumber } from '#domain/values/typedText.ts';
import * as messages from '#messages/dashboard/stock/labels.ts';

/** One size of the labels of goods (GS-11); `width` and `height` are millimetres. */
export interface GoodsLabelSize {
  readonly name: '50x25' | '40x30';
  readonly label: string;
  readonly width: number;
  readonly height: number;
}

const wideLabel: GoodsLabelSize = { name: '50x25', label: messages.size50x25, width: 50, height: 25 };

export const goodsLabelSizes: readonly GoodsLabelSize[] = [
  wideLabel,
  { name: '40x30', label: messages.size40x30, width: 40, height: 30 },
];

/** The size with this name; 50 × 25 mm for an unknown name. */
export const readGoodsLabelSize = (name: string): GoodsLabelSize =>
  goodsLabelSizes.find((size) => size.name === name) ?? wideLabel;

/** The most labels that are printed at once, because a browser renders so many in some seconds. */
export const labelsLimit = 500;

/** What the label of an item shows. */
export interface LabelledItem {
  readonly name: string;
  readonly item: CountedItem;
  readonly barcode: string;
  /** In taka; `null` without one. */
  readonly price: number | null;
}

/** One of several equal labels of an item; `copy` counts them from 0. */
export interface GoodsLabelCopy extends LabelledItem {
  readonly copy: number;
}

/** How many labels of each item staff want, as typed; by the item's barcode. */
export type ChosenLabels = ReadonlyMap<string, { readonly labelled: LabelledItem; readonly count: string }>;

/** What the labels of a product's items show; an item without a barcode has none. */
export const labelledItems = ({ name, price, items }: CountedProduct): LabelledItem[] =>
  items.flatMap((item) => (item.barcode === undefined ? [] : [{ name, item, barcode: item.barcode, price }]));

/** Why the text is no number of labels; `undefined` if it is one, or empty. */
export const labelCountError = (text: string): string | undefined => {
  if (text.trim() === '') return undefined;
  // Never below zero: `typedNumber` reads no sign.
  const count = typedNumber(text);
  const isPossible = Number.isInteger(count) && count <= labelsLimit;
  return isPossible ? undefined : messages.pleaseEnterAWholeNumber(labelsLimit);
};

/**
 * The labels to print, in the order in which the items were chosen; `omitted` counts the labels beyond the limit. An item of
 * `products`, the page of the list, has its present name and price; an item of another page has the name and price of when it was chosen.
 */
export const labelsOf = (
  chosen: ChosenLabels,
  products: readonly CountedProduct[],
): { readonly labels: readonly GoodsLabelCopy[]; readonly omitted: number } => {
  const present = new Map(products.flatMap(labelledItems).map((item) => [item.barcode, item]));
  const all = [...chosen.values()].flatMap(({ labelled, count }) => {
    const shown = present.get(labelled.barcode) ?? labelled;
    return Array.from({ length: copiesOf(count) }, (_, copy) => ({ ...shown, copy }));
  });
  return { labels: all.slice(0, labelsLimit), omitted: Math.max(0, all.length - labelsLimit) };
};

/** The typed number of labels; 0 for an empty text, and for one that is no such number. */
const copiesOf = (text: string): number => {
  const isCount = text.trim() !== '' && labelCountError(text) === undefined;
  return isCount ? typedNumber(text) : 0;
};
