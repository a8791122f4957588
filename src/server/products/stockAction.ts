import type { StockEntryReason } from '#domain/products/countedProduct.ts';
import { itemLabel, piecesText, type StockItem } from '#domain/products/stock.ts';
import { stockReasonLabel } from '#domain/products/stockMove.ts';
import type { Action } from '../audit/recordAction.ts';
import { productSubject } from './productActions.ts';

/** An item with its pieces before a change by staff, and how many were added (negative: taken). */
interface ChangedItem extends StockItem {
  readonly before: number;
  readonly change: number;
}

/** The reason as the entry has to name it: '' for `received` and `counted`, which the action says by itself. */
const reasonToName = (reason: StockEntryReason): string =>
  reason === 'received' || reason === 'counted' ? '' : stockReasonLabel(reason);

/** The entry in the audit log for an item that staff have changed: `5 pieces` to `12 pieces`. */
export const stockAction = (
  product: { readonly id: string; readonly name: string },
  reason: StockEntryReason,
  item: ChangedItem,
): Action => {
  const whatAndWhy = [itemLabel(item), reasonToName(reason)].filter((text) => text !== '');
  return {
    action: reason === 'received' ? 'receiveStock' : 'countStock',
    subject: productSubject(product),
    details: {
      ...(whatAndWhy.length === 0 ? {} : { fields: whatAndWhy }),
      from: piecesText(item.before),
      to: piecesText(item.before + item.change),
    },
  };
};
