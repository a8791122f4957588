import { array, number, object, type Schema, string } from 'yup';
import {
  type BlockedPhone,
  blockedNumberLength,
  blockReasonLength,
  type PhoneHistory,
  phoneKey,
} from '#domain/orders/phoneHistory.ts';
import {
  byId,
  type CallSchemas,
  deletedReply,
  filledTextRule,
  idListRule,
  insertedReply,
  pageReply,
  pageRules,
  textRule,
} from '../call/callSchemas.ts';

/** Maximum number of orders in one request: their ids make an address of 5 KB. */
export const phoneHistoriesLimit = 200;

const block = { reason: string().defined(), by: string().defined(), at: string().required() };

/** Why, when and by whom a phone number was blocked; `null` when it is not blocked. */
export const phoneBlockReply = object(block).required().nullable();

const phoneHistory: Schema<PhoneHistory> = object({
  _id: string().required(),
  delivered: number().required(),
  cancelled: number().required(),
  returned: number().required(),
  open: number().required(),
  block: phoneBlockReply,
  doorReturns: object({ parcels: number().required(), cost: number().required() }).required(),
  repeat: object({ _id: string().required(), number: string().defined().nullable() }).required().nullable(),
}).required();
const blockedPhone: Schema<BlockedPhone> = object({
  _id: string().required(),
  mobileNumber: string().required(),
  ...block,
}).required();

/** Schemas of the calls in phoneHistories.ts; `PhoneHistory` explains the fields of the reply. */
export const phoneHistoriesSchemas = {
  listPhoneHistories: {
    query: object({ ids: idListRule('ids', 'orders', phoneHistoriesLimit) }),
    reply: object({
      /** The phone histories, as the wire calls them. */
      callers: array(phoneHistory).required(),
    }),
  },
  listBlockedPhones: {
    query: object(pageRules),
    reply: object({
      phones: array(blockedPhone).required(),
      ...pageReply,
    }),
  },
  blockPhone: {
    body: object({
      mobileNumber: textRule('mobileNumber', blockedNumberLength)
        .required('mobileNumber is required')
        .test(
          'mobile',
          'mobileNumber must be a mobile number of 11 digits',
          (value) => phoneKey(value ?? '') !== null,
        ),
      reason: filledTextRule('reason', blockReasonLength),
    }).required('a body is required'),
    reply: insertedReply,
  },
  unblockPhone: { refusals: ['unknown'], params: byId, reply: deletedReply },
} satisfies Record<string, CallSchemas>;
