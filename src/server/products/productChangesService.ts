import type { ChangePricesBody, RefusedPrice, SoldOutBody } from '#contract/products/productChanges.ts';
import {
  changedMeanwhileMessage,
  changePrices,
  haveSamePrices,
  priceRefusalMessages,
} from '#domain/products/priceChange.ts';
import { type Prices, productTitle } from '#domain/products/product.ts';
import { type Action, recordActions } from '../audit/recordAction.ts';
import type { Caller } from '../auth/authorization.ts';
import type { Db } from '../database/database.ts';
import { transaction } from '../database/queries/transaction.ts';
import { pricesChange, productSubject, soldOutText } from './productActions.ts';
import * as repository from './productChangesRepository.ts';

/** Marks products as sold out or available in one transaction, and returns the ids of the products that exist (MD-8). */
export const setSoldOut = (
  db: Db,
  caller: Caller,
  { ids, soldOut }: SoldOutBody,
  now: Date,
): Promise<string[]> =>
  transaction(db, async (tx) => {
    const locked = await repository.lockProducts(tx, ids);
    const changed = locked.filter((product) => product.soldOut !== soldOut);
    if (changed.length > 0)
      await repository.updateSoldOut(
        tx,
        changed.map(({ id }) => id),
        soldOut,
        now,
      );
    const details = { from: soldOutText(!soldOut), to: soldOutText(soldOut) };
    await recordActions(
      tx,
      caller,
      changed.map((product) => ({ action: 'setSoldOut', subject: productSubject(product), details })),
      now,
    );
    return locked.map(({ id }) => id);
  });

/** A product whose prices change, and its new ones. */
interface ChangedPrices {
  readonly product: repository.PricedProduct;
  readonly prices: Prices;
}

/** Computes the new prices of one product, or tells why it keeps its present ones. */
const changeOf = (
  { percent }: ChangePricesBody,
  seen: { readonly id: string } & Prices,
  product: repository.PricedProduct | undefined,
): ChangedPrices | RefusedPrice => {
  const { id } = seen;
  if (product === undefined) return { id, name: '', reason: 'It no longer exists.' };
  const name = productTitle(product);
  if (!haveSamePrices(seen, product)) return { id, name, reason: changedMeanwhileMessage(product) };
  const change = changePrices(product, percent);
  return change.kind === 'changed'
    ? { product, prices: change.prices }
    : { id, name, reason: priceRefusalMessages[change.reason] };
};

const priceAction = ({ product, prices }: ChangedPrices): Action => ({
  action: 'changePrices',
  subject: productSubject(product),
  details: pricesChange(product, prices),
});

/**
 * Changes the prices of products by per cent, in one transaction (MD-15). A product with other prices than staff saw keeps them and
 * is returned with the reason; therefore a repeated request changes nothing twice.
 */
export const changeProductPrices = (
  db: Db,
  caller: Caller,
  body: ChangePricesBody,
  now: Date,
): Promise<{ changedIds: string[]; refused: RefusedPrice[] }> =>
  transaction(db, async (tx) => {
    const locked = await repository.lockProducts(
      tx,
      body.products.map(({ id }) => id),
    );
    const products = new Map(locked.map((product) => [product.id, product]));
    const changes = body.products.map((seen) => changeOf(body, seen, products.get(seen.id)));
    const changed = changes.flatMap((change) => ('prices' in change ? change : []));
    const newPrices = changed.map(({ product: { id }, prices }) => ({ id, ...prices }));
    if (changed.length > 0) await repository.updatePrices(tx, newPrices, now);
    await recordActions(tx, caller, changed.map(priceAction), now);
    return {
      changedIds: newPrices.map(({ id }) => id),
      refused: changes.flatMap((change) => ('prices' in change ? [] : change)),
    };
  });
