import { isRecord } from '#domain/values/parse.ts';

/** Stores a record and a step in the address, so that both can be shared. */

/** The longest hash, in characters; browsers and messengers accept addresses of about this length. */
const maxHashLength = 8000;

/** The text in UTF-8 as base64url: base64 with characters that need no escape in an address, and without padding. */
const encode = (text: string): string => {
  const utf8 = new TextEncoder().encode(text);
  const base64 = btoa(String.fromCharCode(...utf8));
  return base64.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
};

/** The text that was encoded; throws for one that is no base64url. */
const decode = (encoded: string): string => {
  const base64 = encoded.replaceAll('-', '+').replaceAll('_', '/');
  const utf8 = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
  return new TextDecoder().decode(utf8);
};

const prefix = '#record=';

/** The hash of an address that holds the record; '' for a record that is too long. */
export const toHash = (record: unknown): string => {
  const text = JSON.stringify(record);
  // Not encoded, because base64 takes four characters for three bytes and would be longer still.
  if (text.length > maxHashLength) return '';
  const hash = prefix + encode(text);
  return hash.length > maxHashLength ? '' : hash;
};

/** The record in the hash of an address, whose contents are not checked; `null` when there is none or it is no JSON object. */
export const readHash = (hash: string): unknown => {
  if (!hash.startsWith(prefix)) return null;
  try {
    const record: unknown = JSON.parse(decode(hash.slice(prefix.length)));
    return isRecord(record) ? record : null;
  } catch {
    return null;
  }
};

/** The number of the step in the address, within the existing steps. `last` is the highest number; -1 without steps. */
export const readStep = (search: URLSearchParams, last: number): number => {
  const step = Number(search.get('step') ?? 0);
  if (!Number.isInteger(step)) return 0;
  return Math.min(Math.max(step, 0), Math.max(last, 0));
};
