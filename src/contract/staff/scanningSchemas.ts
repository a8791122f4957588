import { boolean, number, object, string } from 'yup';
import { scanModes } from '#domain/orders/scanModes.ts';
import { byId, type CallSchemas, textRule } from '../call/callSchemas.ts';
import { consignmentReply } from '../consignments/consignmentReplySchemas.ts';
import { orderReply } from '../orders/orderReplySchemas.ts';

/** Maximum number of characters of a code; the longest code is the address of a tracking link. */
const codeLength = 300;

/** Schemas of the calls in scanning.ts. */
export const scanningSchemas = {
  findScanned: {
    refusals: ['unknown'],
    query: object({
      code: textRule('code', codeLength).required('code is required'),
      /** What the scan is for, which tells the parcels of an order apart whose labels have the same code. */
      mode: string().oneOf(scanModes, `mode must be one of ${scanModes.join(', ')}`),
    }),
    reply: object({
      data: orderReply,
      /**
       * The parcel that the code names, else the order's newest that was not cancelled and is no exchange; `null` if there is none. A code
       * that names no parcel means with the mode `cameBack` the last one on its way back, if there is one, and with `handedOver` the only
       * booked exchange once the order itself is handed over.
       */
      parcel: consignmentReply.nullable().defined(),
      /** Whether the order goes on although this parcel comes back, because of another parcel or since it was confirmed again. */
      orderGoesOn: boolean().required(),
      /** How many pieces of counted goods the order holds. */
      held: number().required(),
    }),
  },
  setPacked: {
    refusals: ['unknown', 'moveRefused'],
    params: byId,
    body: object({
      packed: boolean().typeError('packed must be true or false').required('packed is required'),
    }).required('a body is required'),
    reply: object({ data: orderReply, modifiedCount: number().required() }),
  },
} satisfies Record<string, CallSchemas>;
