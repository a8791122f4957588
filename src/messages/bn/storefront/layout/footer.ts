import type { Matches } from '../../../matches.ts';
import { digits } from '../../language.ts';

export const footer = 'পেজের নিচের অংশ';
export const theShop = 'শপ';
export const myCart = 'আমার কার্ট';
export const trackYourOrder = 'অর্ডার ট্র্যাক করুন';
export const deliveryPartner = 'ডেলিভারি পার্টনার';
export const paymentPartner = 'পেমেন্ট পার্টনার';
export const socialMedia = 'সোশ্যাল মিডিয়া';
export const partnerName = (name: string): string => (name === 'Cash On Delivery' ? 'ক্যাশ অন ডেলিভারি' : name);
export const allRightsReserved = (year: number, name: string): string =>
  `© ${digits(year)} ${name}। সর্বস্বত্ব সংরক্ষিত।`;

export type Complete = Matches<
  typeof import('../../../en/storefront/layout/footer.ts'),
  typeof import('./footer.ts')
>;
