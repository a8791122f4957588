import { isRecord } from '#domain/values/parse.ts';

/** Stores a record and a step in the address, so that both can be shared. */

/** The longest hash, in characters; browsers and messengers accept addresses of about this length. */
const maxHashLength = 8000;

const encode = (text: string): string =>
  btoa(String.fromCharCode(...new TextEncoder().encode(text)))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
const decode = (text: string): string =>
  new TextDecoder().decode(
    Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (character) =>
      character.charCodeAt(0),
    ),
  );

const prefix = '#record=';

/** The hash of an address that holds the record; '' for a record that is too long. */
export const toHash = (record: unknown): string => {
  const text = JSON.stringify(record);
  // Not encoded, because base64 takes four characters for three bytes and would be longer still.
  if (text.length > maxHashLength) return '';
  const hash = prefix + encode(text);
  return hash.length > maxHashLength ? '' : hash;
};

/** The record in the hash of an address; `null` when there is none. */
export const readHash = (hash: string): unknown => {
  if (!hash.startsWith(prefix)) return null;
  try {
    const record: unknown = JSON.parse(decode(hash.slice(prefix.length)));
    return isRecord(record) ? record : null;
  } catch {
    return null;
  }
};

/** The step in the address, clamped to the existing steps. */
export const readStep = (search: URLSearchParams, last: number): number => {
  const step = Number(search.get('step') ?? 0);
  return Number.isInteger(step) ? Math.min(Math.max(step, 0), Math.max(last, 0)) : 0;
};
