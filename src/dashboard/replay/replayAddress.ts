import { isRecord } from '#domain/parse.ts';

/** How a record and a step stand in the address, so that both can be shared. */

/** About as long as every browser and messenger takes an address. */
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

/** The part of an address that bears the record; `''` for one that is too long for it. */
export const hashOf = (record: unknown): string => {
  const text = JSON.stringify(record);
  // As much in the code of four letters for three bytes.
  if (text.length > longest) return '';
  const hash = mark + encode(text);
  return hash.length > longest ? '' : hash;
};

/** The record that an address bears; `null` when it bears none. */
export const recordIn = (hash: string): unknown => {
  if (!hash.startsWith(mark)) return null;
  try {
    const record: unknown = JSON.parse(decode(hash.slice(mark.length)));
    return isRecord(record) ? record : null;
  } catch {
    return null;
  }
};

/** The step that an address names, held to those there are. */
export const stepIn = (search: URLSearchParams, last: number): number => {
  const step = Number(search.get('step') ?? 0);
  return Number.isInteger(step) ? Math.min(Math.max(step, 0), Math.max(last, 0)) : 0;
};
