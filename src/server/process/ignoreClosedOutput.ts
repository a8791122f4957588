/** Lets the process go on once no process reads its output any more: a pipe then emits an error, which would end it. */
export const ignoreClosedOutput = (): void => {
  for (const output of [process.stdout, process.stderr]) output.on('error', () => undefined);
};
