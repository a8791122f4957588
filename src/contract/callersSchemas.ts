import { array, number, object, string } from 'yup';
import { blockReasonLength, phoneKey } from '#domain/caller.ts';
import { blockPhone, listBlockedPhones, listCallers, unblockPhone } from './callers.ts';
import { byId, callSchemas, deletedReply, insertedReply, pageRules } from './callSchemas.ts';

/** Maximum number of orders in one request: 5 KB of address. */
export const callersLimit = 200;

const idList = string()
  .required('ids is required')
  .matches(/^[0-9a-f]{24}(,[0-9a-f]{24})*$/, 'ids must be ids of orders, joined by commas')
  .max(callersLimit * 25 - 1, `ids may name at most ${callersLimit} orders`);

const block = { reason: string().defined(), by: string().defined(), at: string().required() };

export const callersSchemas = {
  listCallers: callSchemas(listCallers, {
    query: object({ ids: idList }),
    reply: object({
      callers: array(
        object({
          _id: string().required(),
          delivered: number().required(),
          cancelled: number().required(),
          returned: number().required(),
          open: number().required(),
          block: object(block).required().nullable(),
          repeat: object({ _id: string().required(), number: string().defined().nullable() })
            .required()
            .nullable(),
        }).required(),
      ).required(),
    }),
  }),
  listBlockedPhones: callSchemas(listBlockedPhones, {
    query: object(pageRules),
    reply: object({
      phones: array(
        object({ _id: string().required(), mobileNumber: string().required(), ...block }).required(),
      ).required(),
      total: number().required(),
      next: string().defined().nullable(),
    }),
  }),
  blockPhone: callSchemas(blockPhone, {
    body: object({
      mobileNumber: string()
        .typeError('mobileNumber must be a text')
        .required('mobileNumber is required')
        .max(40, 'mobileNumber may have at most 40 characters')
        .test(
          'mobile',
          'mobileNumber must be a mobile number of 11 digits',
          (value) => phoneKey(value ?? '') !== null,
        ),
      reason: string()
        .typeError('reason must be a text')
        .trim()
        .required('reason is required')
        .max(blockReasonLength, `reason may have at most ${blockReasonLength} characters`),
    }).required('a body is required'),
    reply: insertedReply,
  }),
  unblockPhone: callSchemas(unblockPhone, { params: byId, reply: deletedReply }),
};
