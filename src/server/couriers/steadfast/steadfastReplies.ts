import { mixed, number, object, string } from 'yup';

/** Schemas of Steadfast's answers, with only the fields that the shop reads. */

const requiredText = string().required();

/** The answer to a booking; the ids come as numbers and are read as strings. */
export const bookedReply = object({
  consignment: object({ consignment_id: requiredText, tracking_code: requiredText }).required(),
});

/** A row in the answer to a booking of many. */
export const bookedRow = object({
  invoice: string().nullable(),
  status: string().nullable(),
  consignment_id: string().nullable(),
  tracking_code: string().nullable(),
});

/** The rows in the answer to a booking of many; each is read by itself as a `bookedRow`, so that a wrong one does not spoil the others. */
export const bookedRows = mixed((value): value is unknown[] => Array.isArray(value)).required();

export const statusReply = object({ delivery_status: string().required() });

/** The balance in taka, which comes as a number or a string. */
export const balanceReply = object({ current_balance: number().required() });

/** A request for a return or a pick-up, as an answer holds it. */
export const requestReply = object({ id: requiredText, status: requiredText });

/** What Steadfast knows about a phone number. The ratios are in whole per cent; `null` when no parcel has finished yet. */
export const scoreReply = object({
  delivery_ratio: number().nullable().default(null),
  cancellation_ratio: number().nullable().default(null),
  total_reports: number().nullable().default(null),
});
