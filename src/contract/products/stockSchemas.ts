import { array, number, object, type Schema, string } from 'yup';
import {
  type CountedProduct,
  countedAtOnce,
  stockEntryReasons,
  stockViews,
} from '#domain/products/countedProduct.ts';
import { choiceLimits } from '#domain/products/filterLimits.ts';
import { stockLimits } from '#domain/products/stock.ts';
import { type StockMove, stockReasons } from '#domain/products/stockMove.ts';
import { amountLimit, searchLengths } from '#domain/shop/constants.ts';
import {
  areDistinct,
  areDistinctBy,
  byId,
  type CallSchemas,
  choiceRule,
  idempotencyHeaders,
  idListRule,
  idRule,
  integerRule,
  pageRules,
  takaRule,
  textRule,
} from '../call/callSchemas.ts';

/** A counted product; `CountedProduct` explains the fields. */
export const countedReply: Schema<CountedProduct> = object({
  _id: string().required(),
  name: string().defined(),
  nameBengali: string(),
  low: number().required(),
  price: number().defined().nullable(),
  items: array(
    object({
      color: string().defined(),
      size: string().defined(),
      pieces: number().required(),
      held: number(),
      barcode: string(),
    }).required(),
  ).required(),
}).required();

/** A row of the ledger; `StockMove` explains the fields. */
const moveReply: Schema<StockMove> = object({
  position: number().required(),
  reason: string().oneOf(stockReasons).required(),
  change: number().required(),
  pieces: number().required(),
  orderNumber: string().defined(),
  by: string().defined(),
  at: string().required(),
  note: string().defined(),
  cost: number().defined().nullable(),
}).required();

const longest = choiceLimits.characters;

/** A colour or size in a query; left out or empty when the product is not counted by colour or size. */
const queriedChoice = (name: string) => textRule(name, longest);

/** A colour or size of an item; empty when the product is not counted by colour or size. */
export const choice = (name: string) => queriedChoice(name).defined(`${name} is required`);

/** A number of pieces. */
export const pieces = (name: string) => integerRule(name, 0, stockLimits.pieces);

/** A text that is the same for two entries that name the same item. */
export const itemKey = (
  item: { readonly color?: string | undefined; readonly size?: string | undefined } | undefined,
): string => JSON.stringify([item?.color, item?.size]);

/** What is entered for an item: `pieces`, with what the user saw before as `seen`. */
const entryItem = object({
  color: choice('color'),
  size: choice('size'),
  pieces: pieces('pieces'),
  // Cancelled orders may bring an item above the limit of an entry.
  seen: integerRule('seen', 0),
}).required('an item is required');

/** Items of one product, each once; an import may name none. */
export const entryItems = array(entryItem)
  .typeError('items must be a list')
  .required('items is required')
  .max(stockLimits.items, `An entry may name at most ${stockLimits.items} items`)
  .test('once', 'List each item only once', (items) => areDistinct(items?.map(itemKey)));

const note = string()
  .typeError('note must be text')
  .defined('note is required')
  .max(stockLimits.note, `The note may have at most ${stockLimits.note} characters`);

/** What was counted of several products. */
const countsBody = object({
  products: array(
    object({ id: idRule, items: entryItems.min(1, 'Enter the pieces of at least one item') }).required(
      'a product is required',
    ),
  )
    .typeError('products must be a list')
    .required('products is required')
    .min(1, 'Enter the pieces of at least one product')
    .max(countedAtOnce, `At most ${countedAtOnce} products can be counted at once`)
    .test('once', 'List each product only once', areDistinctBy('id')),
  note,
}).required('a body is required');

/** An entry of staff for one product, such as goods that came in. */
const entryBody = object({
  reason: choiceRule('reason', stockEntryReasons).required('reason is required'),
  items: entryItems.min(1, 'Enter the pieces of at least one item'),
  note,
  /** What the shop paid for one piece, in taka; `null` when that is not known. */
  cost: takaRule('The cost', amountLimit).nullable().defined('cost is required'),
}).required('a body is required');

/** The result of counting one item; `StockCountResult` in stock.ts explains the fields. */
const countResult = object({
  id: string().required(),
  color: string().defined(),
  size: string().defined(),
  pieces: number().required(),
  reason: string().defined(),
}).required();

/** Schemas of the calls in stock.ts. */
export const stockSchemas = {
  listStock: {
    query: object({
      view: choiceRule('view', stockViews),
      searchQuery: textRule('searchQuery', searchLengths.products),
      ...pageRules,
    }),
    reply: object({ data: array(countedReply).required() }),
    isPaged: true,
  },
  getStock: { refusals: ['unknown'], params: byId, reply: object({ data: countedReply }) },
  changeStock: {
    refusals: ['unknown', 'changedMeanwhile'],
    params: byId,
    headers: idempotencyHeaders,
    body: entryBody,
    reply: object({ data: countedReply }),
  },
  /** `held`: `yes` to get the pieces that open orders hold as well. */
  listStockById: {
    query: object({
      ids: idListRule('ids', 'products', countedAtOnce),
      held: string().oneOf(['yes'], 'held must be yes'),
    }),
    reply: object({ data: array(countedReply).required() }),
  },
  countStock: {
    headers: idempotencyHeaders,
    body: countsBody,
    reply: object({ results: array(countResult).required() }),
  },
  /** `before`: the `position` of the last row of the previous page; the page begins with the row before it. */
  listStockMoves: {
    params: byId,
    query: object({
      color: queriedChoice('color'),
      size: queriedChoice('size'),
      before: integerRule('before', 1).optional(),
    }),
    reply: object({ data: array(moveReply).required() }),
  },
  receiveReturn: {
    refusals: ['unknown', 'moveRefused'],
    params: byId,
    reply: object({ pieces: number().required() }),
  },
} satisfies Record<string, CallSchemas>;
