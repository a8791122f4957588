import { call } from '../call/call.ts';
import type { ShapeOf } from '../call/callSchemas.ts';
import type { productChangesSchemas } from './productChangesSchemas.ts';

/**
 * Changes of many products by staff (MD-8, MD-15), beyond API-4: where a host lacks them, the browser changes
 * one product after the other by `updateProduct` (API-8).
 */

export type SoldOutBody = ShapeOf<typeof productChangesSchemas.setSoldOut>['body'];

export type ChangePricesBody = ShapeOf<typeof productChangesSchemas.changePrices>['body'];

/** A product whose prices stay as they are. */
export type RefusedPrice = Readonly<
  ShapeOf<typeof productChangesSchemas.changePrices>['reply']['refused'][number]
>;

export const setSoldOutCall = call<typeof productChangesSchemas.setSoldOut>('PUT', '/products/soldOut', {
  access: 'staff',
  refusals: ['invalid'],
});
export const changePricesCall = call<typeof productChangesSchemas.changePrices>('PUT', '/products/prices', {
  access: 'staff',
  refusals: ['invalid'],
});
