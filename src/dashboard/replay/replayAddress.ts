import { isRecord } from '#domain/parse.ts';

/** Stores a record and a step in the address, so that both can be shared. */

/** About the longest address, in characters, that every browser and messenger accepts. */
const longest = 8000;

const encode = (text: string): string =>
  btoa(String.fromCharCode(...new TextEncoder().encode(text)))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
const decode = (text: string): string =>
  new TextDecoder().decode(
    Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (letter) => letter.charCodeAt(0)),
  );

const mark = '#record=';

/** Hash of the address with the record; `''` for a record that is too long. */
export const hashOf = (record: unknown): string => {
  const text = JSON.stringify(record);
  // Skip encoding: base64 takes four characters for three bytes and would be longer still.
  if (text.length > longest) return '';
  const hash = mark + encode(text);
  return hash.length > longest ? '' : hash;
};

/** The record in the hash of an address; `null` when there is none. */
export const recordIn = (hash: string): unknown => {
  if (!hash.startsWith(mark)) return null;
  try {
    const record: unknown = JSON.parse(decode(hash.slice(mark.length)));
    return isRecord(record) ? record : null;
  } catch {
    return null;
  }
};

/** The step in the address, clamped to the existing steps. */
export const stepIn = (search: URLSearchParams, last: number): number => {
  const step = Number(search.get('step') ?? 0);
  return Number.isInteger(step) ? Math.min(Math.max(step, 0), Math.max(last, 0)) : 0;
};
