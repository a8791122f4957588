import { phoneLink } from '../values/phoneLink.ts';

/** Shown on every page in browsers without JavaScript; the telephone number follows. */
const orderByPhone = {
  en: 'Ordering here needs JavaScript, which is off in this browser. To order by phone, call',
  bn: 'এখানে অর্ডার করতে জাভাস্ক্রিপ্ট লাগে, যা এই ব্রাউজারে বন্ধ আছে। ফোনে অর্ডার করতে কল করুন',
} as const;

/** What a browser without scripts shows: how to order by phone. `helpline` is written into the markup as it is. */
export const noScriptMarkup = (helpline: string): string => {
  const phone = `<a href="${phoneLink(helpline)}">${helpline}</a>`;
  return `<noscript><p>${orderByPhone.en} ${phone}.</p><p lang="bn">${orderByPhone.bn}: ${phone}।</p></noscript>`;
};
