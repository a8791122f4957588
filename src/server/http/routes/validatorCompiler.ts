import type { FastifySchemaCompiler } from 'fastify';
import { ArraySchema, ObjectSchema, type Schema, ValidationError } from 'yup';
import { isRecord } from '#domain/values/parse.ts';
import { isStorable } from '../../database/queries/isStorable.ts';
import { ApiError, invalid } from '../../errors/apiError.ts';

/**
 * Validates each part of a request with its schema of the contract, in the steps of `readCast` and `readStrict` below: refuses input of a
 * harmful shape, casts the values, refuses texts that the database cannot store, and tests the schema's rules.
 */

/**
 * How deep input may be nested, many times as deep as any body of the contract; and how many entries one list or object may have, no
 * fewer than the longest lists of the contract, such as `bulkProductsLimit`.
 */
const shapeLimits = { depth: 40, entries: 1000 } as const;

/**
 * Refuses input that would exhaust the stack or the CPU before a rule of its schema fails: yup and the functions below
 * are recursive, and check every entry even of a list that is too long. This function is not recursive.
 */
const refuseShape = (raw: unknown): void => {
  const stack: { readonly value: unknown; readonly field: string; readonly depth: number }[] = [
    { value: raw, field: '', depth: 0 },
  ];
  for (let next = stack.pop(); next !== undefined; next = stack.pop()) {
    const { value, field, depth } = next;
    if (typeof value !== 'object' || value === null) continue;
    const entries = Object.entries(value);
    if (depth > shapeLimits.depth) throw shapeError(field, 'is nested too deeply');
    if (entries.length > shapeLimits.entries) throw shapeError(field, 'holds too many entries');
    // The refusal names the field of the whole input in which the fault is.
    const holdsFields = depth === 0 && !Array.isArray(value);
    for (const [name, inner] of entries)
      stack.push({ value: inner, field: holdsFields ? name : field, depth: depth + 1 });
  }
};

const shapeError = (field: string, fault: string): ApiError =>
  field === '' ? new ApiError('malformed', `The body ${fault}.`) : invalid(field, `${field} ${fault}`);

/** Refuses a parameter that is given twice unless it is a list: yup casts `['1', '2']` to the number 1. */
const refuseRepeated = (schema: Schema, raw: unknown): void => {
  if (!(schema instanceof ObjectSchema) || !isRecord(raw)) return;
  for (const [name, rule] of Object.entries(schema.fields))
    if (Array.isArray(raw[name]) && !(rule instanceof ArraySchema))
      throw invalid(name, `${name} may be given once`);
};

/** How yup's own sentences end, each with what the shop writes instead: only the shop's sentences have a Bengali translation. */
const endsOfSentences: readonly (readonly [RegExp, string])[] = [
  [/ (?:is a required field|must be defined|cannot be null)$/, ' is required'],
  [/ must be at most (\d+) characters$/, ' may have at most $1 characters'],
];

const messageOf = ({ type, message, path, params }: ValidationError): string => {
  // yup's own sentence about a type: a sentence that the schema gives with `typeError` stays.
  if (type === 'typeError' && message.includes('but the final value was'))
    return `${path || 'the body'} must be of type ${String(params?.type)}`;
  return endsOfSentences.reduce((said, [end, own]) => said.replace(end, own), message);
};

const toApiError = (error: unknown): ApiError => {
  if (!(error instanceof ValidationError)) throw error;
  const first = error.inner[0] ?? error;
  return first.path ? invalid(first.path, messageOf(first)) : new ApiError('malformed', messageOf(first));
};

/** The values as the types of the schema where that is possible, without unknown fields. */
const castValues = (schema: Schema, raw: unknown): unknown => {
  try {
    return schema.cast(raw, { assert: false, stripUnknown: true });
  } catch (error) {
    // yup's trim() throws a TypeError on a value that is not text.
    if (error instanceof TypeError) throw typeError(schema, raw);
    throw error;
  }
};

/** The refusal of the first value of a wrong type. */
const typeError = (schema: Schema, raw: unknown): ApiError => {
  try {
    schema.validateSync(raw, { strict: true, abortEarly: false });
  } catch (error) {
    if (error instanceof ValidationError) {
      return toApiError(error.inner.find(({ type }) => type === 'typeError') ?? error);
    }
  }
  return new ApiError('malformed', 'The request cannot be read.');
};

/** Restores values whose type the cast changed, so that the schema sees the `"2"` that was sent, not `2`. */
const restoreTypes = (raw: unknown, cast: unknown): unknown => {
  if (Array.isArray(raw) && Array.isArray(cast))
    return cast.map((item, index) => restoreTypes(raw[index], item));
  if (isRecord(raw) && isRecord(cast)) {
    return Object.fromEntries(
      Object.entries(cast).map(([name, value]) => [name, restoreTypes(raw[name], value)]),
    );
  }
  if (raw === undefined) {
    // What the schema adds for an absent value stays if it is a text, number or boolean. An object does not.
    const isAddedObject = typeof cast === 'object';
    return isAddedObject ? undefined : cast;
  }
  // Two lists and two records were compared above; any other two objects differ, such as a list and a record.
  const isOfSentType = typeof raw === typeof cast && typeof raw !== 'object';
  return isOfSentType ? cast : raw;
};

/** Path of the first text that the database cannot store; `null` without one. */
const findUnstorable = (value: unknown, path: string): string | null => {
  if (typeof value === 'string') return isStorable(value) ? null : path;
  for (const [itemPath, item] of itemsOf(value, path)) {
    const found = findUnstorable(item, itemPath);
    if (found !== null) return found;
  }
  return null;
};

/** The items of a list and the fields of an object, each with its path; none for other values. */
const itemsOf = (value: unknown, path: string): [string, unknown][] => {
  if (Array.isArray(value)) return value.map((item, index) => [`${path}[${index}]`, item]);
  if (!isRecord(value)) return [];
  const prefix = path === '' ? '' : `${path}.`;
  return Object.entries(value).map(([name, field]) => [`${prefix}${name}`, field]);
};

const validate = <Value>(schema: Schema<Value>, value: unknown): Value => {
  const path = findUnstorable(value, '');
  if (path !== null) throw invalid(path, `${path} has a character that cannot be stored`);
  try {
    return schema.validateSync(value, { strict: true, abortEarly: false });
  } catch (error) {
    throw toApiError(error);
  }
};

/** Reads parameters, a query or headers: casts the values, which arrive as text, and drops unknown names. */
const readCast = <Value>(schema: Schema<Value>, raw: unknown): Value => {
  refuseShape(raw);
  refuseRepeated(schema, raw);
  return validate(schema, castValues(schema, raw));
};

/** Reads a body: does not convert types, and drops unknown fields. */
const readStrict = <Value>(schema: Schema<Value>, raw: unknown): Value => {
  refuseShape(raw);
  return validate(schema, restoreTypes(raw, castValues(schema, raw)));
};

/**
 * Fastify's validator for routes whose `schema` holds schemas of the contract. Replaces each part of the request
 * with the value read; refuses the request with the field of the first broken rule.
 */
export const validatorCompiler: FastifySchemaCompiler<Schema> = ({ schema, httpPart }) => {
  const read = httpPart === 'body' ? readStrict : readCast;
  return (raw: unknown) => {
    try {
      // Fastify passes `null` for a missing body.
      return { value: read(schema, raw ?? undefined) };
    } catch (error) {
      if (error instanceof ApiError) return { error };
      throw error;
    }
  };
};
