import { array, boolean, number, object, type Schema, string } from 'yup';
import { type AskedItem, stockRequestForm, stockRequestOutcomes } from '#domain/checkout/stockRequest.ts';
import { searchLengths } from '#domain/shop/constants.ts';
import {
  type CallSchemas,
  choiceRule,
  idRule,
  listRule,
  pageReply,
  pageRules,
  textRule,
} from '../call/callSchemas.ts';
import { choice } from './stockSchemas.ts';

/** How many requests one call may close: more than a page shows. */
const closedLimit = 1000;

const askedReply: Schema<AskedItem> = object({
  product: object({ id: string().required(), name: string().defined(), nameBengali: string() }).required(),
  color: string().defined(),
  size: string().defined(),
  isBack: boolean().required(),
  count: number().required(),
  requests: array(
    object({
      _id: string().required(),
      mobileNumber: string().required(),
      at: string().required(),
    }).required(),
  ).required(),
}).required();

/** Schemas of the calls in stockRequests.ts; `AskedItem` explains the fields of the reply. */
export const stockRequestsSchemas = {
  askForStock: {
    refusals: ['unknown', 'changedMeanwhile', 'tooMany'],
    body: stockRequestForm
      .shape({
        product: idRule,
        color: choice('color'),
        size: choice('size'),
        /** A field that no person sees: a request that fills it in comes from a program and is not stored. */
        website: textRule('website', 200),
      })
      .required('a body is required'),
    /** Always true: a program that filled in `website` gets the same answer as a shopper. */
    reply: object({ isNoted: boolean().required() }),
  },
  listStockRequests: {
    query: object({
      /** Part of a product's name, or a whole phone number. */
      searchQuery: textRule('searchQuery', searchLengths.products),
      ...pageRules,
    }),
    reply: object({
      items: array(askedReply).required(),
      ...pageReply,
    }),
  },
  closeStockRequests: {
    body: object({
      ids: listRule('ids', 'request', idRule, closedLimit),
      outcome: choiceRule('outcome', stockRequestOutcomes).required('outcome is required'),
    }).required('a body is required'),
    reply: object({ closedCount: number().required() }),
  },
} satisfies Record<string, CallSchemas>;
