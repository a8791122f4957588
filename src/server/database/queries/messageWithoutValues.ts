import { DrizzleQueryError } from 'drizzle-orm';

/** PostgreSQL's codes for a value that it cannot take (class 22). Only these messages quote the value. */
const dataException = /^22/;

/** From the first to the last quotation mark, in the languages of PostgreSQL's messages. */
const quotedValue = /["'«»„“”「].*["'«»“”」]/s;

/**
 * What went wrong, without the values of the statement, which people have typed: Drizzle's message repeats all of them, and PostgreSQL's
 * own may quote one.
 */
export const messageWithoutValues = (error: Error): string => {
  if (error instanceof DrizzleQueryError)
    return error.cause === undefined ? 'A query failed.' : messageWithoutValues(error.cause);
  const { code } = error as { code?: unknown };
  const isDataException = typeof code === 'string' && dataException.test(code);
  return isDataException ? error.message.replace(quotedValue, '[value]') : error.message;
};
