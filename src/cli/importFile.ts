import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { StartError } from '#server/errors/startError.ts';

/** Imports a module that an operator has named by its path; a file that cannot be read ends the command with a message. */
export const importFile = async (file: string): Promise<Readonly<Record<string, unknown>>> => {
  try {
    return await import(/* @vite-ignore */ pathToFileURL(resolve(file)).href);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new StartError(`${file} cannot be read: ${reason}`);
  }
};
