import type { ObjectSchema, Schema, SchemaDescription, SchemaFieldDescription } from 'yup';
import type { AnyCall } from '#contract/call/call.ts';
import { type CallName, everyCall } from '#contract/everyCall.ts';

/** Every call of the contract with the fields that it reads, derived from its schemas. */

export interface CheckedCall {
  readonly name: CallName;
  readonly call: AnyCall;
  readonly params: readonly string[];
  readonly query: readonly string[];
  readonly headers: readonly string[];
  /** Path to each field of a JSON body: `['products', 0, 'id']`. */
  readonly body: readonly Way[];
  readonly hasBody: boolean;
  /** The form's field with the picture. */
  readonly image: string | null;
}

export type Way = readonly (string | number)[];

// Parameters, queries and headers are objects.
const namesOf = (schema: Schema | undefined): string[] =>
  Object.keys((schema as ObjectSchema<object> | undefined)?.fields ?? {});

const waysIn = (field: SchemaFieldDescription | undefined, way: Way): Way[] => {
  // yup's type is one of several descriptions, of which some have fields and some an inner type.
  const description = field as Partial<SchemaDescription> & {
    fields?: Record<string, SchemaFieldDescription>;
    innerType?: SchemaFieldDescription;
  };
  const here = way.length === 0 ? [] : [way];
  if (description.fields !== undefined)
    return [
      ...here,
      ...Object.entries(description.fields).flatMap(([name, inner]) => waysIn(inner, [...way, name])),
    ];
  return description.innerType === undefined
    ? here
    : [...here, ...waysIn(description.innerType, [...way, 0])];
};

export const checkedCalls: readonly CheckedCall[] = everyCall.map((call) => {
  const { params, query, headers, body, image } = call.schemas;
  return {
    name: call.name,
    call,
    params: namesOf(params),
    query: namesOf(query),
    headers: namesOf(headers),
    body: body === undefined ? [] : waysIn(body.describe(), []),
    hasBody: body !== undefined,
    image: image ?? null,
  };
});
