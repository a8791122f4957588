import { hasBengali } from '#domain/values/hasBengali.ts';
import { language, other } from '#messages/language.ts';

/** Whether a text is in the other language alone: a mixed one is in the page's too. */
const isForeign = (text: string): boolean =>
  language === 'bn' ? !hasBengali(text) : hasBengali(text) && !/[a-z]{2}/i.test(text);

/** The language of a text that the merchant has written, where it is not the page's (BN-5). */
export const foreignLang = (text: string) => (isForeign(text) ? { lang: other.language } : null);
