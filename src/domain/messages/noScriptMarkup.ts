import type { Language } from '../values/language.ts';
import { phoneLink } from '../values/phoneLink.ts';

/** Shown on every page in browsers without JavaScript; the telephone number follows. */
const orderByPhone = {
  en: 'Ordering here needs JavaScript, which is off in this browser. To order by phone, call',
  bn: 'এখানে অর্ডার করতে জাভাস্ক্রিপ্ট লাগে, যা এই ব্রাউজারে বন্ধ আছে। ফোনে অর্ডার করতে কল করুন',
} as const;

/**
 * The markup that a browser without JavaScript shows: how to order by phone, on English pages in both languages. `helpline` must be
 * escaped already.
 */
export const noScriptMarkup = (helpline: string, language: Language): string => {
  const phone = `<a href="${phoneLink(helpline)}">${helpline}</a>`;
  const english = language === 'bn' ? '' : `<p>${orderByPhone.en} ${phone}.</p>`;
  return `<noscript>${english}<p lang="bn">${orderByPhone.bn}: ${phone}।</p></noscript>`;
};
