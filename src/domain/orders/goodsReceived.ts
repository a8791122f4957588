import { isRecord, readText } from '../values/parse.ts';

/** That the counted goods of an order that was returned, or cancelled on its way, are all in the shop again (GS-5). */
export interface GoodsReceived {
  /** ISO. */
  readonly at: string;
  /** Name of the account that received them; only for staff. */
  readonly by?: string;
}

/** What a host sent about it; `null` if it sent nothing. */
export const readGoodsReceived = (raw: unknown): GoodsReceived | null => {
  if (!isRecord(raw) || readText(raw.at) === '') return null;
  const by = readText(raw.by);
  return { at: readText(raw.at), ...(by === '' ? {} : { by }) };
};
