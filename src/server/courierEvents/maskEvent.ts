import { isRecord, parseJson } from '#domain/values/parse.ts';

/** Masks what may name a person in the webhooks of couriers, before they are stored. */

/** Names of fields whose values are codes, amounts or times; any other value may name a person. */
const plainField =
  /(^|_)(id|ids|type|event|status|slug|invoice|code|amount|fee|charge|cod|weight|at|timestamp|date)$/i;

/** What a code, an amount or a time may look like. */
const plainText = /^[\w .:+/-]{0,64}$/;
/** A phone number, also one with blanks and dashes between its digits. */
const phoneNumber = /(?:\+?88)?0\s?-?1[3-9](?:[\s-]?\d){8}/;

/** Whether the text looks like a code, an amount or a time, and holds no phone number. */
const looksLikeCode = (text: string): boolean => plainText.test(text) && !phoneNumber.test(text);

const masked = '[masked]';
/** How many levels of nesting are kept; no courier sends more than three. */
const mostLevels = 8;

/** Whether the text looks like the name of a field: names come from outside too. */
const looksLikeName = (text: string): boolean => /^[\w-]{1,64}$/.test(text) && !phoneNumber.test(text);

/** Masks the names of one object's fields that look like none: `[masked]`, then `[masked 2]`, so that no two become equal. */
const createNameMask = (): ((name: string) => string) => {
  let count = 0;
  return (name) => {
    if (looksLikeName(name)) return name;
    count += 1;
    return count === 1 ? masked : `[masked ${count}]`;
  };
};

/** Masks in the value of the field `name` what may name a person; the field is `depth` levels below the whole body. */
const maskValue = (value: unknown, name: string, depth: number): unknown => {
  if (value === null || typeof value === 'boolean') return value;
  if (depth > mostLevels) return masked;
  if (Array.isArray(value)) return value.map((item) => maskValue(item, name, depth + 1));
  if (isRecord(value)) {
    const maskName = createNameMask();
    return Object.fromEntries(
      Object.entries(value).map(([key, inner]) => [maskName(key), maskValue(inner, key, depth + 1)]),
    );
  }
  if (typeof value !== 'string' && typeof value !== 'number') return masked;
  return plainField.test(name) && looksLikeCode(String(value)) ? value : masked;
};

/** An unknown word of a courier, masked unless it looks like a code. */
export const maskWord = (word: string): string => (looksLikeCode(word) ? word : masked);

/**
 * A webhook's body as it may be stored: all fields are kept, but only values that are codes, amounts or times. Everything that may be
 * or contain a name, a phone number or an address is masked.
 */
export const maskEvent = (body: Buffer): string => {
  const value = parseJson(body.toString('utf8'));
  return value === undefined
    ? `[${body.length} bytes that are no JSON]`
    : JSON.stringify(maskValue(value, '', 0));
};
