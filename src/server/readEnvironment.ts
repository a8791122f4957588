import { StartError } from './startError.ts';

/** The environment of this process, and from `.env` of the current folder what the environment does not set. */
export const readEnvironment = (): NodeJS.ProcessEnv => {
  try {
    process.loadEnvFile('.env');
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    if (code !== 'ENOENT') throw new StartError(`.env cannot be read: ${message}`, { cause: error });
  }
  return process.env;
};
