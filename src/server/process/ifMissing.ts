/** For `catch`: gives the value instead of the error that a file or folder is missing. */
export const ifMissing =
  <Value>(value: Value) =>
  (error: unknown): Value => {
    if ((error as NodeJS.ErrnoException | null)?.code === 'ENOENT') return value;
    throw error;
  };
