import { hasBengali } from '#domain/values/hasBengali.ts';
import { language, other } from '#messages/language.ts';

/** Whether a text is in the other language alone: a mixed one is in the page's too. A single Latin letter, such as a size, mixes none. */
const isForeign = (text: string): boolean =>
  language === 'bn' ? !hasBengali(text) : hasBengali(text) && !/[a-z]{2}/i.test(text);

/** The prop `lang` for a text that the merchant has written, where its language is not the page's (BN-5); else no prop. */
export const langProps = (text: string) => (isForeign(text) ? { lang: other.language } : null);
