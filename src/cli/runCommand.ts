import { exitWithError, StartError } from '#server/errors/startError.ts';
import { ignoreClosedOutput } from '#server/process/ignoreClosedOutput.ts';

/**
 * Runs an operator's command with its arguments. `--help` prints `usage` alone. Other options and more than `mostArguments` are
 * refused with `usage`, since a command that ignored them would do something other than what was asked. An empty argument is refused
 * too: it comes from a script in which a variable was not set.
 */
export const runCommand = async (
  usage: string,
  { mostArguments }: { readonly mostArguments: 0 | 1 },
  run: (argument: string | undefined) => Promise<void>,
): Promise<void> => {
  ignoreClosedOutput();
  const args = process.argv.slice(2);
  if (args.includes('--help')) {
    process.stdout.write(`${usage}\n`);
    return;
  }
  try {
    if (args.length > mostArguments || args.some((text) => text.trim() === '' || text.startsWith('-')))
      throw new StartError(usage);
    await run(args[0]);
  } catch (error) {
    exitWithError(error);
  }
};
