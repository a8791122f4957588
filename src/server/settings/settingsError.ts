import { StartError } from '../startError.ts';

/** A setting cannot be used; the message names its variable. */
export class SettingsError extends StartError {
  override readonly name = 'SettingsError';
}

/** Throws a SettingsError with the message. */
export const fail = (message: string): never => {
  throw new SettingsError(message);
};
