import type { StringSchema } from 'yup';
import { letterOrDigit } from './plainText.ts';

/** Refuses a text of marks, signs or blanks alone, which nobody could read, find or say; an empty one passes. */
export const needingLetter = <Schema extends StringSchema>(schema: Schema, what: string) =>
  schema.matches(letterOrDigit, { message: `${what} needs a letter or a digit`, excludeEmptyString: true });
