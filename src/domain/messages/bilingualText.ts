import { language } from '#messages/language.ts';

/** A text that English pages show in both languages, and Bengali pages only in Bengali. */
export interface BilingualText {
  readonly en: string;
  readonly bn: string;
}

/** The text in the language of the page, for places without room for both. */
export const textInLanguage = (text: BilingualText): string => text[language];

/** The text in all languages of the page on one line, for dialogs, which have no markup. */
export const bilingualLine = ({ en, bn }: BilingualText): string => (language === 'bn' ? bn : `${en} ${bn}`);
