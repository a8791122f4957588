/** A setting that cannot be used, said in one plain sentence. */
export class SettingsError extends Error {
  override readonly name = 'SettingsError';
}

/** Throws the sentence as a SettingsError. */
export const fail = (sentence: string): never => {
  throw new SettingsError(sentence);
};
