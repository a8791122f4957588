// PostgreSQL text cannot hold NUL, and a lone surrogate is not a character.
const unstorable = /[\0\p{Surrogate}]/u;

/** Whether the database can store the text. */
export const isStorable = (text: string): boolean => !unstorable.test(text);
