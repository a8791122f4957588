import type { PromoTexts } from '../../en/domain/promo.ts';
import type { Matches } from '../../matches.ts';
import { digits } from '../language.ts';

export const deliveryPromo: PromoTexts = {
  label: 'ডেলিভারি',
  title: 'আমাদের শপ থেকে আপনার দরজায়',
  text: 'বাংলাদেশের প্রতিটি জেলায় পৌঁছে যায় আপনার অর্ডার।',
};
export const freeDeliveryPromo = (over: string): PromoTexts => ({
  label: 'ফ্রি ডেলিভারি',
  title: 'কার্ট ভরুন, ডেলিভারি চার্জ ছাড়াই',
  text: `${digits(over)}-এর বেশি অর্ডারে ডেলিভারি ফ্রি, বাংলাদেশের প্রতিটি জেলায়।`,
});

export type Complete = Matches<typeof import('../../en/domain/promo.ts'), typeof import('./promo.ts')>;
