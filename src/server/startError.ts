import { DatabaseError } from './database/openDatabase.ts';
import { SettingsError } from './settings.ts';

/** The shop cannot start; the message is one plain sentence for the operator. */
export class StartError extends Error {
  override readonly name = 'StartError';
}

/** Message of an expected error; `null` for an unexpected error. */
export const plainSentence = (error: unknown): string | null =>
  error instanceof StartError || error instanceof DatabaseError || error instanceof SettingsError
    ? error.message
    : null;
