/** After how many milliseconds out of sight a code counts again. */
export const outOfSightMs = 1000;

/**
 * Returns a function that gets the codes in each picture of the camera, with its time in milliseconds, and returns those that
 * have just come into sight. A code that stays in sight counts once, even if single pictures miss it.
 */
export const createSightings = (): ((codes: readonly string[], at: number) => readonly string[]) => {
  const seen = new Map<string, number>();
  return (codes, at) => {
    const isNew = (code: string): boolean => at - (seen.get(code) ?? -Infinity) > outOfSightMs;
    const fresh = [...new Set(codes)].filter(isNew);
    for (const code of codes) seen.set(code, at);
    return fresh;
  };
};
