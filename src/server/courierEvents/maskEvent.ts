import { isRecord, parseJson } from '#domain/values/parse.ts';

/** Names of fields whose values are codes, amounts and times; every other text may name a person. */
const plainField =
  /(^|_)(id|ids|type|event|status|slug|invoice|code|amount|fee|charge|cod|weight|at|timestamp|date)$/i;

/** What such a value looks like. */
const plainText = /^[\w .:+/-]{0,64}$/;
/** Also with blanks and dashes between its digits. */
const phoneNumber = /(?:\+?88)?0\s?-?1[3-9](?:[\s-]?\d){8}/;

const masked = '[masked]';
/** Levels of nesting that are kept; no courier sends more than three. */
const deepest = 8;

const maskValue = (value: unknown, name: string, depth: number): unknown => {
  if (value === null || typeof value === 'boolean') return value;
  if (depth > deepest) return masked;
  if (Array.isArray(value)) return value.map((item) => maskValue(item, name, depth + 1));
  if (isRecord(value))
    return Object.fromEntries(
      Object.entries(value).map(([key, inner]) => [plainName(key), maskValue(inner, key, depth + 1)]),
    );
  const text = typeof value === 'number' ? String(value) : value;
  if (typeof text !== 'string') return masked;
  const isPlain = plainField.test(name) && plainText.test(text) && !phoneNumber.test(text);
  return isPlain ? value : masked;
};

/** A word of a courier that nobody knows, masked when it may be a free text. */
export const maskWord = (word: string): string =>
  plainText.test(word) && !phoneNumber.test(word) ? word : masked;

/** Names of fields come from outside too. */
const plainName = (name: string): string =>
  /^[\w-]{1,64}$/.test(name) && !phoneNumber.test(name) ? name : masked;

/**
 * A webhook's body as it may be kept: with its fields, and of their values those that are codes, amounts and times. Names, phone
 * numbers, addresses and free texts, which hold them, are masked.
 */
export const maskEvent = (body: Buffer): string => {
  const value = parseJson(body.toString('utf8'));
  return value === undefined
    ? `[${body.length} bytes that are no JSON]`
    : JSON.stringify(maskValue(value, '', 0));
};
