/** Milliseconds: five times what a page of a list takes on a slow 3G network, of 400 kbit/s. */
export const usualTimeLimit = 20_000;
/** Milliseconds; longer than the two minutes for which the server reads a request, such as a statement of 5 MB. */
export const longTimeLimit = 150_000;

/**
 * Runs the work with a signal that aborts after this many milliseconds, or when the outer signal does; the outer reason is not passed on,
 * since nothing reads it. `AbortSignal.any` does the same, but the oldest supported browsers lack it (ER-9).
 */
export const withTimeLimit = async <Result>(
  milliseconds: number,
  outer: AbortSignal | undefined,
  work: (signal: AbortSignal) => Promise<Result>,
): Promise<Result> => {
  const controller = new AbortController();
  const abort = () => controller.abort();
  const limit = AbortSignal.timeout(milliseconds);
  const sources = outer === undefined ? [limit] : [limit, outer];
  if (outer?.aborted) abort();
  for (const source of sources) source.addEventListener('abort', abort);
  try {
    return await work(controller.signal);
  } finally {
    for (const source of sources) source.removeEventListener('abort', abort);
  }
};
