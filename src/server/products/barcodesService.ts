import type { MakeBarcodesBody, SaveBarcodesBody } from '#contract/products/barcodes.ts';
import { type FoundBarcode, readBarcode } from '#domain/products/barcode.ts';
import { type CountedProduct, itemTitle } from '#domain/products/countedProduct.ts';
import { itemLabel, type StockItem } from '#domain/products/stock.ts';
import { type Action, recordActions } from '../audit/recordAction.ts';
import type { Caller } from '../auth/authorization.ts';
import type { Db } from '../database/database.ts';
import { transaction } from '../database/queries/transaction.ts';
import { invalid, notFound } from '../errors/apiError.ts';
import { findHolders, lockBarcodes, newBarcodes, storeBarcodes } from '../stock/barcodesRepository.ts';
import type { ItemKey } from '../stock/stockRepository.ts';
import { productSubject } from './productActions.ts';
import { preventDeletion } from './stockListRepository.ts';
import { getCounted, itemOrThrow } from './stockService.ts';

/** Barcodes of counted goods, as staff work with them (GS-11, GS-12). */

/** Finds the item that has this barcode; throws an ApiError if the shop has none. */
export const findBarcode = async (db: Db, text: string): Promise<FoundBarcode> => {
  // A text that cannot be a barcode is searched for as '', which no item has.
  const [holder] = await findHolders(db, [readBarcode(text) ?? '']);
  if (holder === undefined) throw notFound('barcode', 'code');
  const { productId, name, color, size } = holder;
  return { product: { id: productId, name }, color, size };
};

/** The barcode that an item is to have. */
interface WantedBarcode extends StockItem {
  /** '' for none. */
  readonly code: string;
  /** The barcode that the item has now; '' for none. */
  readonly before: string;
}

/** Throws an ApiError that names the holder if one of the barcodes belongs to an item that is not among the wanted ones. */
const refuseHeld = async (tx: Db, id: string, wanted: readonly WantedBarcode[]): Promise<void> => {
  const holders = await findHolders(
    tx,
    wanted.map(({ code }) => code),
  );
  const isWanted = ({ productId, color, size }: ItemKey): boolean =>
    productId === id && wanted.some((item) => item.color === color && item.size === size);
  const otherHolders = holders.filter((holder) => !isWanted(holder));
  for (const [index, { code }] of wanted.entries()) {
    const holder = otherHolders.find((other) => other.code === code);
    if (holder === undefined) continue;
    // A holder has the fields of its product and those of its item.
    throw invalid(`items[${index}].barcode`, `This barcode is that of ${itemTitle(holder, holder)} already.`);
  }
};

/** The entry in the audit log, with the old and the new digits. */
const barcodeAction = (
  { _id: id, name }: CountedProduct,
  { code, before, ...item }: WantedBarcode,
): Action => {
  const label = itemLabel(item);
  return {
    action: 'changeBarcode',
    subject: productSubject({ id, name }),
    details: {
      ...(label === '' ? {} : { fields: [label] }),
      from: before || 'none',
      to: code || 'none',
    },
  };
};

/** Who changes the barcodes of which product. */
interface BarcodeChange {
  readonly db: Db;
  readonly caller: Caller;
  /** The id of the product. */
  readonly id: string;
  readonly now: Date;
}

/** Stores the barcodes that `decide` returns for the product, and returns the product with all its barcodes. */
const changeBarcodes = (
  { db, caller, id, now }: BarcodeChange,
  decide: (tx: Db, product: CountedProduct) => Promise<readonly WantedBarcode[]>,
): Promise<CountedProduct> =>
  transaction(db, async (tx) => {
    // Otherwise the foreign key would refuse the barcodes of a product that is deleted meanwhile.
    await preventDeletion(tx, [id]);
    // Before the barcodes are read, so that no two transactions give one code to two items.
    await lockBarcodes(tx);
    const product = await getCounted(tx, id);
    const wanted = await decide(tx, product);
    const changed = wanted.filter(({ code, before }) => code !== before);
    await storeBarcodes(
      tx,
      changed.map(({ color, size, code }) => ({ productId: id, color, size, code })),
    );
    await recordActions(
      tx,
      caller,
      changed.map((item) => barcodeAction(product, item)),
      now,
    );
    return getCounted(tx, id);
  });

/**
 * Gives the items of a product these barcodes, or takes them away, and returns the product. Throws an ApiError for a product that
 * is not counted, an item that it does not have, and a barcode that another item has.
 */
export const saveBarcodes = (change: BarcodeChange, { items }: SaveBarcodesBody): Promise<CountedProduct> =>
  changeBarcodes(change, async (tx, product) => {
    const wanted = items.map(({ color, size, barcode }, index) => ({
      color,
      size,
      code: readBarcode(barcode) ?? '',
      before: itemOrThrow(product, { color, size }, index).barcode ?? '',
    }));
    await refuseHeld(tx, change.id, wanted);
    return wanted;
  });

/** Gives each of the items that has no barcode one of the shop's own, and returns the product. Throws as `saveBarcodes` does. */
export const makeBarcodes = (change: BarcodeChange, { items }: MakeBarcodesBody): Promise<CountedProduct> =>
  changeBarcodes(change, async (tx, product) => {
    const stored = items.map((item, index) => itemOrThrow(product, item, index));
    const withoutBarcode = stored.filter(({ barcode }) => barcode === undefined);
    const codes = await newBarcodes(tx, withoutBarcode.length);
    return withoutBarcode.map(({ color, size }, index) => ({
      color,
      size,
      code: codes[index] ?? '',
      before: '',
    }));
  });
