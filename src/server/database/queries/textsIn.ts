import { type SQL, sql } from 'drizzle-orm';

/** SQL for the texts of a list, to follow `in`; the list is one parameter. */
export const textsIn = (texts: readonly string[]): SQL =>
  sql`(select json_array_elements_text(${JSON.stringify(texts)}::json))`;
