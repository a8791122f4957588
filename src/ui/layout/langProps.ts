import { hasBengali } from '#domain/values/hasBengali.ts';
import { language, other } from '#messages/language.ts';

/** Whether no part of a text is in the page's language. A single Latin letter, such as a size, is no English part of a Bengali text. */
const isForeign = (text: string): boolean =>
  language === 'bn' ? !hasBengali(text) : hasBengali(text) && !/[a-z]{2}/i.test(text);

/** The prop `lang` for a text that the merchant has written, where its language is not the page's (BN-5); else no prop. */
export const langProps = (text: string) => (isForeign(text) ? { lang: other.language } : null);
