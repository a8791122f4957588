/** A setting cannot be used; the message is one plain sentence. */
export class SettingsError extends Error {
  override readonly name = 'SettingsError';
}

/** Throws a SettingsError with the sentence as message. */
export const fail = (sentence: string): never => {
  throw new SettingsError(sentence);
};
