/** After how many milliseconds out of sight a code counts again. */
const outOfSightMs = 1000;

/**
 * Returns a function that gets the codes in each picture of the camera, with its time in milliseconds, and returns the codes
 * that have just come into sight. A code that stays in sight counts once, even if single pictures miss it.
 */
export const createSightings = (): ((codes: readonly string[], timeMs: number) => readonly string[]) => {
  /** When each code was last in a picture. */
  const lastSeenMs = new Map<string, number>();
  return (codes, timeMs) => {
    const wasOutOfSight = (code: string): boolean =>
      timeMs - (lastSeenMs.get(code) ?? -Infinity) > outOfSightMs;
    const newCodes = [...new Set(codes)].filter(wasOutOfSight);
    for (const code of codes) lastSeenMs.set(code, timeMs);
    return newCodes;
  };
};
