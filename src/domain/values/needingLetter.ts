import type { StringSchema } from 'yup';

/** Refuses a text of marks, signs or blanks alone, which nobody could read, find or say; an empty one passes. */
export const needingLetter = <Schema extends StringSchema>(schema: Schema, what: string) =>
  schema.matches(/[\p{L}\p{N}]/u, { message: `${what} needs a letter or a digit`, excludeEmptyString: true });
