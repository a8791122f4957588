/** Messages that any screen may need at once; apart from messages.ts, which a first visit does not load. */
export const screenMessages = {
  notFound: 'Oops! Page Not Found',
  tryAgain: 'Try again',
  goHome: 'Go Home',
} as const;

/** Shown on every page in browsers without JavaScript; the telephone number follows. */
export const orderByPhone = {
  en: 'Ordering here needs JavaScript, which is off in this browser. To order by phone, call',
  bn: 'এখানে অর্ডার করতে জাভাস্ক্রিপ্ট লাগে, যা এই ব্রাউজারে বন্ধ আছে। ফোনে অর্ডার করতে কল করুন',
} as const;

export const emptyListing = (name: string): string => `There are no products on ${name}`;
