import * as messages from '#messages/domain/orders.ts';
import { dayMs, formatDateTime } from '../values/dates.ts';
import { isRecord, readText } from '../values/parse.ts';

/** The results of a call to the customer (MD-4). */
export const callResults = ['noAnswer', 'callBack', 'wantsChange'] as const;
export type CallResult = (typeof callResults)[number];

/** Kinds of notes that staff append to an order: results of calls, free notes, and why the order was cancelled. */
export const orderNoteKinds = [...callResults, 'note', 'cancelled'] as const;
export type OrderNoteKind = (typeof orderNoteKinds)[number];

/** A note as staff enter it. */
export interface OrderNoteDraft {
  readonly kind: OrderNoteKind;
  readonly text: string;
  /** ISO: when to call again; `null` for every kind but `callBack`. */
  readonly callBackAt: string | null;
}

/** A note of staff on an order; a customer never receives one. */
export interface OrderNote extends OrderNoteDraft {
  /** Name of the staff account. */
  readonly by: string;
  /** ISO. */
  readonly at: string;
}

/** Maximum number of characters of a note. */
export const orderNoteLength = 500;
/** How far ahead a call can be planned, in days. */
export const callBackDays = 60;

/** Whether a call can be planned for the time: it can be read, has not come yet, and is not too far ahead. */
const isCallBackTime = (callBackAt: string | null, now: Date): boolean => {
  if (callBackAt === null) return false;
  const wait = Date.parse(callBackAt) - now.getTime();
  return wait > 0 && wait <= callBackDays * dayMs;
};

/** Why a draft cannot become a note at the time `now`, and in which field; `null` when it can. */
export const orderNoteRefusal = (
  { kind, text, callBackAt }: OrderNoteDraft,
  now: Date,
): { readonly field: 'text' | 'callBackAt'; readonly message: string } | null => {
  if (kind === 'callBack' && !isCallBackTime(callBackAt, now))
    return {
      field: 'callBackAt',
      message: messages.callBackTime(callBackDays),
    };
  if (kind !== 'callBack' && callBackAt !== null)
    return { field: 'callBackAt', message: messages.onlyCallBackHasTime };
  if ((kind === 'note' || kind === 'cancelled') && text.trim() === '')
    return { field: 'text', message: messages.noteMissing };
  return text.length > orderNoteLength
    ? { field: 'text', message: messages.noteTooLong(orderNoteLength) }
    : null;
};

/** `No answer`, or `Call back at 05 Jan, 2025, 03:07 pm`. */
export const orderNoteTitle = ({ kind, callBackAt }: Pick<OrderNote, 'kind' | 'callBackAt'>): string =>
  kind === 'callBack' && callBackAt !== null
    ? messages.callBackAt(formatDateTime(callBackAt))
    : messages.orderNoteLabels[kind];

/** The note that a host sent; `null` for an unknown kind. */
export const readOrderNote = (raw: unknown): OrderNote | null => {
  if (!isRecord(raw)) return null;
  const kind = orderNoteKinds.find((name) => name === raw.kind);
  if (kind === undefined) return null;
  return {
    kind,
    text: readText(raw.text),
    callBackAt: readText(raw.callBackAt) || null,
    by: readText(raw.by),
    at: readText(raw.at),
  };
};
