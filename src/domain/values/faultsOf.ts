import { type Schema, ValidationError } from 'yup';

/**
 * The first message for each path that the schema refuses in the value, such as `email` or `[0].tiers[1].outside`. With `fieldOf`, which
 * names the field of a path, the first message for each field.
 */
export const faultsOf = (
  schema: Schema,
  value: unknown,
  fieldOf = (path: string): string => path,
): Record<string, string> => {
  try {
    schema.validateSync(value, { abortEarly: false });
    return {};
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    const entries = error.inner.map(({ path = '', message }) => [fieldOf(path), message] as const);
    // `fromEntries` keeps the last of several messages for one key. Reversed, that is the first message.
    return Object.fromEntries(entries.toReversed());
  }
};
