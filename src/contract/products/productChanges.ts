import { call } from '../call/call.ts';
import type { ShapeOf } from '../call/callSchemas.ts';
import type { productChangesSchemas } from './productChangesSchemas.ts';

/**
 * Changes of many products at once (MD-8, MD-15), beyond API-4. On a host without these calls the browser changes one product after
 * the other with `updateProductCall` (API-8).
 */

type Schemas = typeof productChangesSchemas;

export type SoldOutBody = ShapeOf<Schemas['setSoldOut']>['body'];

export type ChangePricesBody = ShapeOf<Schemas['changePrices']>['body'];

/** A product whose prices were not changed, and why. */
export type RefusedPrice = Readonly<ShapeOf<Schemas['changePrices']>['reply']['refused'][number]>;

/** Marks the products as sold out, or as available. */
export const setSoldOutCall = call<Schemas['setSoldOut']>('PUT', '/products/soldOut', 'staff');
/** Changes prices by per cent, if they are still those that the user saw. */
export const changePricesCall = call<Schemas['changePrices']>('PUT', '/products/prices', 'staff');
