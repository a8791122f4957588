import { DatabaseError } from './database/openDatabase.ts';
import { SettingsError } from './settings.ts';

/** Why the shop cannot start, in one plain sentence for who started it. */
export class StartError extends Error {
  override readonly name = 'StartError';
}

/** The sentence of an expected failure; `null` for one that nobody foresaw. */
export const plainSentence = (error: unknown): string | null =>
  error instanceof StartError || error instanceof DatabaseError || error instanceof SettingsError
    ? error.message
    : null;
