/** PostgreSQL's code for a refusal by a check, which the shop's triggers use too. */
const checkViolation = '23514';

/** Name of the constraint that refused the work; `null` when the database accepted it. */
export const refusedBy = async (work: Promise<unknown>): Promise<string | null> => {
  try {
    await work;
    return null;
  } catch (error) {
    // Drizzle throws an error of its own with that of the database as its cause.
    const { cause = error } = error as { readonly cause?: unknown };
    const { code, constraint } = cause as { readonly code?: string; readonly constraint?: string };
    if (code !== checkViolation) throw error;
    return constraint ?? '';
  }
};
