import { call } from '../call/call.ts';
import type { ShapeOf } from '../call/callSchemas.ts';
import type { barcodesSchemas } from './barcodesSchemas.ts';

/** Barcodes of counted goods, for staff (GS-11, GS-12): beyond API-1 to API-7. */

export type SaveBarcodesBody = ShapeOf<typeof barcodesSchemas.saveBarcodes>['body'];
export type MakeBarcodesBody = ShapeOf<typeof barcodesSchemas.makeBarcodes>['body'];

/** The item that has the barcode, which may be written in any spelling; refused with `unknown` when no item has it. */
export const findBarcodeCall = call<typeof barcodesSchemas.findBarcode>('GET', '/barcodes/:code', {
  access: 'staff',
  refusals: ['invalid', 'unknown'],
});
/** Sets or removes the barcodes of items of a counted product; refused with `invalid` when another item has the barcode. */
export const saveBarcodesCall = call<typeof barcodesSchemas.saveBarcodes>('PUT', '/stock/:id/barcodes', {
  access: 'staff',
  refusals: ['invalid', 'unknown'],
});
/** Gives each item without a barcode one that the shop makes; items that have a barcode keep it. */
export const makeBarcodesCall = call<typeof barcodesSchemas.makeBarcodes>('POST', '/stock/:id/barcodes', {
  access: 'staff',
  refusals: ['invalid', 'unknown'],
});
