/** Thrown when the shop or a command cannot start; the message is one plain sentence for the operator. */
export class StartError extends Error {
  override readonly name: string = 'StartError';
}

/** Prints the message of a StartError, any other error with its stack, and exits with code 1. */
export const exitWithError = (error: unknown): never => {
  console.error(error instanceof StartError ? error.message : error);
  process.exit(1);
};
