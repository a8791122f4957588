import type { ChangePricesBody, RefusedPrice, SoldOutBody } from '#contract/productChanges.ts';
import {
  changedMeanwhile,
  changePrices,
  type Prices,
  priceRefusalMessages,
  samePrices,
} from '#domain/priceChange.ts';
import { productTitle } from '#domain/product.ts';
import type { Db } from '../database/openDatabase.ts';
import { transaction } from '../database/transaction.ts';
import * as repository from './productChangesRepository.ts';

/** Marks the products as sold out or available, in one transaction; returns the ids that exist (MD-8). */
export const setSoldOut = (db: Db, { ids, soldOut }: SoldOutBody, now: Date): Promise<string[]> =>
  transaction(db, async (tx) => {
    const existing = (await repository.lockProducts(tx, ids)).map(({ id }) => id);
    if (existing.length > 0) await repository.updateSoldOut(tx, existing, soldOut, now);
    return existing;
  });

/** The new prices of one product, or why it keeps those that it has. */
const changeOf = (
  { percent }: ChangePricesBody,
  seen: { readonly id: string } & Prices,
  product: repository.PricedProduct | undefined,
): { readonly prices: Prices } | RefusedPrice => {
  const { id } = seen;
  if (product === undefined) return { id, name: '', reason: 'It no longer exists.' };
  const name = productTitle(product);
  if (!samePrices(seen, product)) return { id, name, reason: changedMeanwhile(product) };
  const change = changePrices(product, percent);
  return change.kind === 'changed'
    ? { prices: change.prices }
    : { id, name, reason: priceRefusalMessages[change.reason] };
};

/**
 * Changes the prices of the products by per cent, in one transaction (MD-15). A product whose prices are not
 * those that staff saw keeps them and is named with the reason, so that a repeated request changes nothing twice.
 */
export const changeProductPrices = (
  db: Db,
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
    return {
      changedIds: changed.map(({ id }) => id),
      refused: changes.flatMap(({ change }) => ('prices' in change ? [] : [change])),
    };
  });
