import { language } from '#messages/language.ts';

/** A text that English pages show in both languages, Bengali ones in Bengali alone. */
export interface BilingualText {
  readonly en: string;
  readonly bn: string;
}

/** The text in the language of the page, where both have no room. */
export const textInLanguage = (text: BilingualText): string => text[language];

/** The text of a dialog, which has no markup, in the languages of the page. */
export const bilingualLine = ({ en, bn }: BilingualText): string => (language === 'bn' ? bn : `${en} ${bn}`);
