import { type Language, languages } from '#domain/values/language.ts';
import { isRecord, parseJson } from '#domain/values/parse.ts';
import { browserStorage } from '#slices/browserStorage.ts';

/**
 * Remembers in this browser which language a user has chosen, until it is stored with the account. It cannot be sent at once:
 * the link to the other language opens a new document, which would abort the request.
 */

const { local } = browserStorage;
const key = 'dashboardLanguage';

export const chooseLanguage = (uid: string, language: Language): void =>
  local.setItem(key, JSON.stringify({ uid, language }));

/** The language chosen for the account in this browser; `null` if none was, or if the account has it already. */
export const chosenLanguage = (uid: string): Language | null => {
  const stored = parseJson(local.getItem(key) ?? '');
  if (!isRecord(stored) || stored.uid !== uid) return null;
  return languages.find((candidate) => candidate === stored.language) ?? null;
};

export const forgetChosenLanguage = (): void => local.removeItem(key);

/** Takes the choice back when a form that was not saved has asked the user whether to leave, and the user has stayed. */
const forgetUnlessLeft = ({ defaultPrevented: isAsked }: BeforeUnloadEvent): void => {
  // The form's own listener was added before this one, so it has asked by now.
  if (!isAsked) return;
  // Input after the question shows that the user has stayed.
  for (const input of ['pointerdown', 'keydown'])
    addEventListener(input, forgetChosenLanguage, { once: true, capture: true });
};

/** Chooses a language by a link to another document, which the user may still not open. */
export const chooseLanguageByLink = (uid: string, language: Language): void => {
  chooseLanguage(uid, language);
  addEventListener('beforeunload', forgetUnlessLeft, { once: true });
};
