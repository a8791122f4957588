import { mixed, number, object, string } from 'yup';

/** Steadfast's answers, so far as the shop reads them. */

const id = string().required();

/** A booked parcel; ids come as numbers. */
export const bookedReply = object({
  consignment: object({ consignment_id: id, tracking_code: id }).required(),
});

/** A row of the answer to a booking of many. */
export const bookedRow = object({
  invoice: string().nullable(),
  status: string().nullable(),
  consignment_id: string().nullable(),
  tracking_code: string().nullable(),
});

/** The documents show both: the rows, and the rows in `data`. */
export const bookedRows = mixed((value): value is unknown[] => Array.isArray(value)).required();

export const statusReply = object({ delivery_status: string().required() });

/** A number or its digits. */
export const balanceReply = object({ current_balance: number().required() });

export const requestReply = object({ id, status: string().required() });

export const scoreReply = object({
  /** Whole per cent; `null` when nothing is finished yet. */
  delivery_ratio: number().nullable().default(null),
  cancellation_ratio: number().nullable().default(null),
  total_reports: number().nullable().default(null),
});
