import { type Language, languages } from '#domain/values/language.ts';
import { isRecord, parseJson } from '#domain/values/parse.ts';
import { browserStorage } from '#slices/browserStorage.ts';

/**
 * The language that was chosen in this browser, until the account has it: the link to the other language opens a
 * document at once, which would end a request.
 */

const { local } = browserStorage;
const key = 'dashboardLanguage';

export const chooseLanguage = (uid: string, language: Language): void =>
  local.setItem(key, JSON.stringify({ uid, language }));

/** The language chosen for the account; `null` for none, or when the account has it. */
export const chosenLanguage = (uid: string): Language | null => {
  const stored = parseJson(local.getItem(key) ?? '');
  if (!isRecord(stored) || stored.uid !== uid) return null;
  return languages.find((known) => known === stored.language) ?? null;
};

export const forgetChosenLanguage = (): void => local.removeItem(key);
