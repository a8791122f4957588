import { StartError } from './startError.ts';

/** The environment of this process, with unset variables from the current folder's `.env`; throws a StartError. */
export const readEnvironment = (): NodeJS.ProcessEnv => {
  try {
    process.loadEnvFile('.env');
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    if (code !== 'ENOENT') throw new StartError(`.env cannot be read: ${message}`, { cause: error });
  }
  return process.env;
};
