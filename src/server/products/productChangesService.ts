import type { ChangePricesBody, RefusedPrice, SoldOutBody } from '#contract/products/productChanges.ts';
import {
  changedMeanwhileMessage,
  changePrices,
  type Prices,
  priceRefusalMessages,
  samePrices,
} from '#domain/products/priceChange.ts';
import { productTitle } from '#domain/products/product.ts';
import { type Action, recordActions } from '../audit/recordAction.ts';
import type { Caller } from '../auth/authorization.ts';
import type { Db } from '../database/database.ts';
import { transaction } from '../database/queries/transaction.ts';
import { pricesChange, productSubject, soldOutText } from './productActions.ts';
import * as repository from './productChangesRepository.ts';

/** Marks products as sold out or available in one transaction, and returns those of the ids that exist (MD-8). */
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

/** Computes the new prices of one product, or tells why it keeps its present ones. */
const changeOf = (
  { percent }: ChangePricesBody,
  seen: { readonly id: string } & Prices,
  product: repository.PricedProduct | undefined,
): { readonly prices: Prices } | RefusedPrice => {
  const { id } = seen;
  if (product === undefined) return { id, name: '', reason: 'It no longer exists.' };
  const name = productTitle(product);
  if (!samePrices(seen, product)) return { id, name, reason: changedMeanwhileMessage(product) };
  const change = changePrices(product, percent);
  return change.kind === 'changed'
    ? { prices: change.prices }
    : { id, name, reason: priceRefusalMessages[change.reason] };
};

const priceActions = (
  changed: readonly ({ readonly id: string } & Prices)[],
  products: ReadonlyMap<string, repository.PricedProduct>,
): Action[] =>
  changed.flatMap(({ id, ...prices }) => {
    const before = products.get(id);
    // Never: only products that were found are changed.
    if (before === undefined) return [];
    return [
      { action: 'changePrices', subject: productSubject(before), details: pricesChange(before, prices) },
    ];
  });

/**
 * Changes the prices of products by per cent, in one transaction (MD-15). A product whose prices are not those that staff saw
 * keeps them and is returned with the reason; therefore a repeated request changes nothing twice.
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
    const changes = body.products.map((seen) => ({
      id: seen.id,
      change: changeOf(body, seen, products.get(seen.id)),
    }));
    const changed = changes.flatMap(({ id, change }) =>
      'prices' in change ? [{ id, ...change.prices }] : [],
    );
    if (changed.length > 0) await repository.updatePrices(tx, changed, now);
    await recordActions(tx, caller, priceActions(changed, products), now);
    return {
      changedIds: changed.map(({ id }) => id),
      refused: changes.flatMap(({ change }) => ('prices' in change ? [] : [change])),
    };
  });
