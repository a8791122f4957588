import type { Schema, SchemaDescription, SchemaFieldDescription } from 'yup';

/** A yup schema of the contract as JSON Schema 2020-12, for clients without yup. */
export type JsonSchema = Readonly<Record<string, unknown>>;

type Test = SchemaDescription['tests'][number];

/** JSON Schema keywords for yup's tests; custom test functions have no equivalent and are left out. */
const words: Readonly<Record<string, (test: Test, type: string) => JsonSchema>> = {
  required: (_, type) => (type === 'string' ? { minLength: 1 } : {}),
  min: ({ params }, type) => ({ [leastOf[type] ?? 'minimum']: params?.min }),
  max: ({ params }, type) => ({ [mostOf[type] ?? 'maximum']: params?.max }),
  integer: () => ({ type: 'integer' }),
  email: () => ({ format: 'email' }),
  matches: ({ params }) => patternOf(params?.regex),
};
const leastOf: Readonly<Record<string, string>> = { string: 'minLength', array: 'minItems' };
const mostOf: Readonly<Record<string, string>> = { string: 'maxLength', array: 'maxItems' };

/** JSON Schema has no regex flags: a pattern with flags is left out. */
const patternOf = (regex: unknown): JsonSchema =>
  regex instanceof RegExp && regex.flags === '' ? { pattern: regex.source } : {};

const isDescription = (field: SchemaFieldDescription | undefined): field is SchemaDescription =>
  field !== undefined && 'tests' in field;

const partsOf = (description: SchemaDescription): JsonSchema => {
  if ('fields' in description) {
    const fields = Object.entries(description.fields as Record<string, SchemaFieldDescription>);
    const required = fields.filter(([, field]) => isDescription(field) && !field.optional);
    return {
      properties: Object.fromEntries(fields.map(([name, field]) => [name, describedAs(field)])),
      ...(required.length === 0 ? {} : { required: required.map(([name]) => name) }),
    };
  }
  return 'innerType' in description
    ? { items: describedAs(description.innerType as SchemaFieldDescription | undefined) }
    : {};
};

const describedAs = (field: SchemaFieldDescription | undefined): JsonSchema => {
  if (!isDescription(field)) return {};
  const { type, tests, oneOf, nullable } = field;
  const rules = Object.assign({ type }, ...tests.map((test) => words[test.name ?? '']?.(test, type) ?? {}));
  return {
    ...rules,
    ...(nullable ? { type: [rules.type, 'null'] } : {}),
    ...(oneOf.length === 0 ? {} : { enum: oneOf }),
    ...partsOf(field),
  };
};

export const jsonSchemaOf = (schema: Schema): JsonSchema => describedAs(schema.describe());
