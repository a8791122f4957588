/** After how many milliseconds out of sight a code counts again. */
export const outOfSightMs = 1000;

/**
 * Tells which codes have come into the camera's sight: a code that stays there counts once, also when single pictures miss it.
 * Returns a function of the codes in a picture and its time in milliseconds, which returns the new ones.
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
