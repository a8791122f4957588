/** Registers how to close a part that was just opened. */
export type OnClose = (close: () => Promise<void>) => void;

/**
 * Closes parts, the one that was opened last first. One that cannot be closed leaves no other open: its error is thrown when all have
 * been tried.
 */
export const closeParts = async (closers: readonly (() => Promise<void>)[]): Promise<void> => {
  const closeLast = closers.at(-1);
  if (closeLast === undefined) return;
  try {
    await closeLast();
  } finally {
    await closeParts(closers.slice(0, -1));
  }
};

/** Closes parts that do not need each other at the same time; throws the error of one that fails when all have been tried. */
export const closeTogether = async (closers: readonly (() => Promise<void>)[]): Promise<void> => {
  const ends = await Promise.allSettled(closers.map((close) => close()));
  for (const end of ends) if (end.status === 'rejected') throw end.reason;
};
