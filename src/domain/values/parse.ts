/**
 * Readers of data from outside: from a host that implements API-1 to API-7, or from an older shop's storage. Each
 * returns a value of its type, an empty one for anything else; none throws.
 */

/** The JSON in a text; `undefined` when it is invalid. */
export const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

export type JsonRecord = Readonly<Record<string, unknown>>;

export const isRecord = (value: unknown): value is JsonRecord =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A text, also from a number; '' for anything else. */
export const readText = (value: unknown): string => {
  if (typeof value === 'string') return value;
  return typeof value === 'number' ? String(value) : '';
};

/** A finite number, also from its digits in a string; `null` for anything else. */
export const readNumber = (value: unknown): number | null => {
  if (typeof value !== 'string' && typeof value !== 'number') return null;
  const number = String(value).trim() === '' ? Number.NaN : Number(value);
  return Number.isFinite(number) ? number : null;
};

/** The texts of a list that are not empty; none for anything else. */
export const readTexts = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((item): item is string => typeof item === 'string' && item !== '') : [];

/** Every item that the reader accepts; the others are left out. */
export const readList = <Item>(value: unknown, read: (raw: unknown) => Item | null): Item[] =>
  Array.isArray(value) ? value.map(read).filter((item): item is Item => item !== null) : [];
