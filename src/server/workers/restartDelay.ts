/** Milliseconds. */
const shortest = 250;
/** Milliseconds. */
const longest = 30_000;

/** Milliseconds before a worker is started again that has ended early `failures` times in a row: 250 ms, doubled up to 30 s. */
export const restartDelay = (failures: number): number => Math.min(longest, shortest * 2 ** failures);
