import type { Prices } from '#domain/priceChange.ts';
import { call } from './call.ts';

/**
 * Changes of many products by staff (MD-8, MD-15), beyond API-4: where a host lacks them, the browser changes
 * one product after the other by `updateProduct` (API-8).
 */

export interface SoldOutBody {
  readonly ids: string[];
  readonly soldOut: boolean;
}

export interface ChangePricesBody {
  /** Signed: 5 raises, -5 lowers. */
  readonly percent: number;
  /** The chosen products with the prices that staff saw; the server changes no product that has others now. */
  readonly products: ({ readonly id: string } & Prices)[];
}

/** A product whose prices stay as they are. */
export interface RefusedPrice {
  readonly id: string;
  /** Empty for a product that no longer exists. */
  readonly name: string;
  readonly reason: string;
}

export const setSoldOut = call<{ body: SoldOutBody; reply: { changedIds: string[] } }>(
  'PUT',
  '/products/soldOut',
  ['invalid', 'signInNeeded', 'notAllowed'],
);
export const changePrices = call<{
  body: ChangePricesBody;
  reply: { changedIds: string[]; refused: RefusedPrice[] };
}>('PUT', '/products/prices', ['invalid', 'signInNeeded', 'notAllowed']);
