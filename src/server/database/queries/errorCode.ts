/** PostgreSQL's or the network's code of an error, or of the first of its causes that has a code; `null` without any. */
export const errorCode = (error: unknown): string | null => {
  if (!(error instanceof Error)) return null;
  const { code } = error as { code?: unknown };
  return typeof code === 'string' ? code : errorCode(error.cause);
};
