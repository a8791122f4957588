import { array, object, type Schema, string } from 'yup';
import { barcodeError, barcodeTextLimit, type FoundBarcode, readBarcode } from '#domain/products/barcode.ts';
import { stockLimits } from '#domain/products/stock.ts';
import { areDistinct, byId, type CallSchemas, textRule } from '../call/callSchemas.ts';
import { choice, countedReply, itemKey } from './stockSchemas.ts';

const foundReply: Schema<FoundBarcode> = object({
  product: object({ id: string().required(), name: string().defined() }).required(),
  color: string().defined(),
  size: string().defined(),
}).required();

const barcodeText = (name: string) =>
  textRule(name, barcodeTextLimit)
    .defined(`${name} is required`)
    .test('barcode', (value, context) => {
      const error = value === undefined || value === '' ? undefined : barcodeError(value);
      return error === undefined || context.createError({ message: error });
    });

/** The barcodes of the items as the shop stores them. Items without one are left out, and those whose barcode is no text. */
const barcodesOf = (items: readonly ({ readonly barcode?: unknown } | undefined)[]): string[] =>
  items
    .map((item) => (typeof item?.barcode === 'string' ? readBarcode(item.barcode) : null))
    .filter((barcode) => barcode !== null);

const choices = { color: choice('color'), size: choice('size') };

const savedItems = array(
  object({
    ...choices,
    /** Empty: the item has none from now on. */
    barcode: barcodeText('barcode'),
  }).required('an item is required'),
)
  .typeError('items must be a list')
  .required('items is required')
  .min(1, 'Enter the barcode of at least one item')
  .max(stockLimits.items, `At most ${stockLimits.items} items may be named`)
  .test('once', 'List each item only once', (items) => areDistinct(items?.map(itemKey)))
  .test('distinct', 'Two items have the same barcode', (items) => areDistinct(barcodesOf(items ?? [])));

const namedItems = array(object(choices).required('an item is required'))
  .typeError('items must be a list')
  .required('items is required')
  .min(1, 'Name at least one item')
  .max(stockLimits.items, `At most ${stockLimits.items} items may be named`)
  .test('once', 'List each item only once', (items) => areDistinct(items?.map(itemKey)));

/** Schemas of the calls in barcodes.ts; `FoundBarcode` and `CountedProduct` explain the fields of the replies. */
export const barcodesSchemas = {
  findBarcode: {
    refusals: ['unknown'],
    params: object({ code: barcodeText('code').required('code is required') }),
    reply: object({ data: foundReply }),
  },
  saveBarcodes: {
    refusals: ['unknown'],
    params: byId,
    body: object({ items: savedItems }).required('a body is required'),
    reply: object({ data: countedReply }),
  },
  makeBarcodes: {
    refusals: ['unknown'],
    params: byId,
    body: object({ items: namedItems }).required('a body is required'),
    reply: object({ data: countedReply }),
  },
} satisfies Record<string, CallSchemas>;
