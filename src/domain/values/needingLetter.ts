import type { StringSchema } from 'yup';
import { letterOrDigit } from './plainText.ts';

/**
 * The schema with the rule that a text needs a letter or a digit, unless it is empty; `what` names the field in the message. Bengali
 * texts have this rule even where English ones lack it, since a text of signs alone would take the place of the English one.
 */
export const needingLetter = <Schema extends StringSchema>(schema: Schema, what: string) =>
  schema.matches(letterOrDigit, { message: `${what} needs a letter or a digit`, excludeEmptyString: true });
