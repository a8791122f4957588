import type { Matches } from '../../../matches.ts';

export const contact = 'যোগাযোগ';
export const contactTheShop = 'শপের সাথে যোগাযোগ করুন';
export const messageUs = 'মেসেজ দিন';
export const callUs = 'কল করুন';
export const ourSocialPage = 'আমাদের সোশ্যাল পেজ';

export type Complete = Matches<
  typeof import('../../../en/storefront/layout/contact.ts'),
  typeof import('./contact.ts')
>;
