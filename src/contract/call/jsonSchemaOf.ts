import type { Schema, SchemaDescription, SchemaFieldDescription } from 'yup';

/** A yup schema of the contract as JSON Schema 2020-12, for clients without yup. */
type JsonSchema = Readonly<Record<string, unknown>>;

type Test = SchemaDescription['tests'][number];

/** The keywords for a minimum and a maximum by yup's type; those of numbers are `minimum` and `maximum`. */
const minimumKeywords: Readonly<Record<string, string>> = { string: 'minLength', array: 'minItems' };
const maximumKeywords: Readonly<Record<string, string>> = { string: 'maxLength', array: 'maxItems' };

/** JSON Schema keywords for yup's tests; custom test functions have no equivalent and are left out. */
const keywords: Readonly<Record<string, (test: Test, type: string) => JsonSchema>> = {
  // yup's `required` refuses an empty text.
  required: (_, type) => (type === 'string' ? { minLength: 1 } : {}),
  min: ({ params }, type) => ({ [minimumKeywords[type] ?? 'minimum']: params?.min }),
  max: ({ params }, type) => ({ [maximumKeywords[type] ?? 'maximum']: params?.max }),
  // Replaces the type `number`, which yup gives to whole numbers too.
  integer: () => ({ type: 'integer' }),
  email: () => ({ format: 'email' }),
  matches: ({ params }) => patternOf(params?.regex),
};

/** JSON Schema has no regex flags: a pattern with flags is left out. */
const patternOf = (regex: unknown): JsonSchema =>
  regex instanceof RegExp && regex.flags === '' ? { pattern: regex.source } : {};

const isDescription = (field: SchemaFieldDescription | undefined): field is SchemaDescription =>
  field !== undefined && 'tests' in field;

/** The schemas of an object's fields. */
const schemasOfFields = (described: Record<string, SchemaFieldDescription>): JsonSchema => {
  const fields = Object.entries(described);
  const required = fields.filter(([, field]) => isDescription(field) && !field.optional);
  return {
    properties: Object.fromEntries(fields.map(([name, field]) => [name, toJsonSchema(field)])),
    ...(required.length === 0 ? {} : { required: required.map(([name]) => name) }),
  };
};

/** The schemas inside of an object or a list; nothing for any other type. */
const nestedSchemas = (description: SchemaDescription): JsonSchema => {
  // yup's types do not tell which descriptions have which of the two fields.
  if ('fields' in description)
    return schemasOfFields(description.fields as Record<string, SchemaFieldDescription>);
  if ('innerType' in description)
    return { items: toJsonSchema(description.innerType as SchemaFieldDescription | undefined) };
  return {};
};

/** The type with the keywords of all tests; a later test may replace the type. */
const rulesOf = ({ type, tests }: SchemaDescription): JsonSchema => {
  let rules: JsonSchema = { type };
  for (const test of tests) rules = { ...rules, ...keywords[test.name ?? '']?.(test, type) };
  return rules;
};

const toJsonSchema = (field: SchemaFieldDescription | undefined): JsonSchema => {
  if (!isDescription(field)) return {};
  const { oneOf, nullable } = field;
  const rules = rulesOf(field);
  return {
    ...rules,
    ...(nullable ? { type: [rules.type, 'null'] } : {}),
    ...(oneOf.length === 0 ? {} : { enum: nullable ? [...oneOf, null] : oneOf }),
    ...nestedSchemas(field),
  };
};

/** The schema as JSON Schema; rules without an equivalent are left out. */
export const jsonSchemaOf = (schema: Schema): JsonSchema => toJsonSchema(schema.describe());
