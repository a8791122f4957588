/** PostgreSQL's code for a refusal by a check, which the shop's triggers use too. */
const checkViolation = '23514';

/** Name of the constraint that refused the work; `null` when the database accepted it. */
export const refusedBy = async (work: Promise<unknown>): Promise<string | null> => {
  try {
    await work;
    return null;
  } catch (error) {
    const cause =
      (error as { cause?: { code?: string; constraint?: string } }).cause ?? (error as { code?: string });
    const { code, constraint } = cause as { code?: string; constraint?: string };
    if (code !== checkViolation) throw error;
    return constraint ?? '';
  }
};
