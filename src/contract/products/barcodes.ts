import { call } from '../call/call.ts';
import type { ShapeOf } from '../call/callSchemas.ts';
import type { barcodesSchemas } from './barcodesSchemas.ts';

/** Barcodes of counted goods, for staff (GS-11, GS-12): beyond API-1 to API-7. */

type Schemas = typeof barcodesSchemas;

export type SaveBarcodesBody = ShapeOf<Schemas['saveBarcodes']>['body'];
export type MakeBarcodesBody = ShapeOf<Schemas['makeBarcodes']>['body'];

/** The item that has the barcode, which may be written in any spelling; refused with `unknown` when no item has it. */
export const findBarcodeCall = call<Schemas['findBarcode']>('GET', '/barcodes/:code', 'staff');
/** Sets or removes the barcodes of items of a counted product; refused with `invalid` when another item has the barcode. */
export const saveBarcodesCall = call<Schemas['saveBarcodes']>('PUT', '/stock/:id/barcodes', 'staff');
/** Gives each named item a barcode that the shop makes; an item that has a barcode keeps it. */
export const makeBarcodesCall = call<Schemas['makeBarcodes']>('POST', '/stock/:id/barcodes', 'staff');
