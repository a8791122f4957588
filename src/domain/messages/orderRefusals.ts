import type { OrderRefusal } from '../orders/orderStatus.ts';
import { bengaliDigits } from '../values/bengaliDigits.ts';
import type { BilingualText } from './bilingualText.ts';

/** The refusals of orders. Not in `#messages`: the server sends the English, and English pages for shoppers show both languages. */

/** The message of each refusal but `returnWindowOver`, which names the order's days (`orderRefusalMessage`). */
export const orderRefusalMessages: Record<Exclude<OrderRefusal, 'returnWindowOver'>, BilingualText> = {
  otherRole: { en: "You're not allowed to make this change.", bn: 'এই পরিবর্তনটি আপনার করার অনুমতি নেই।' },
  noSuchMove: {
    en: "The order can't be moved there from its current status.",
    bn: 'অর্ডারটি বর্তমান অবস্থা থেকে সেখানে যেতে পারে না।',
  },
  alreadyThere: { en: 'The order already has this status.', bn: 'অর্ডারটি ইতিমধ্যে এই অবস্থায় আছে।' },
  movedMeanwhile: {
    en: 'Someone else has just moved this order.',
    bn: 'এর মধ্যে অন্য কেউ অর্ডারটির অবস্থা বদলে দিয়েছেন।',
  },
  notRemovable: {
    en: 'Only a cancelled, delivered or returned order can be deleted.',
    bn: 'শুধু বাতিল, ডেলিভারি হওয়া বা ফেরত আসা অর্ডার মুছে ফেলা যায়।',
  },
  notCorrectable: {
    en: 'Only a pending or confirmed order can be corrected.',
    bn: 'শুধু অপেক্ষমাণ বা নিশ্চিত করা অর্ডার সংশোধন করা যায়।',
  },
  correctedMeanwhile: {
    en: 'Someone else has just corrected this order.',
    bn: 'এর মধ্যে অন্য কেউ অর্ডারটি সংশোধন করেছেন।',
  },
  booked: {
    en: 'A courier has this order with its address, phone number and amount. Cancel its parcel first, then correct the order and book again.',
    bn: 'অর্ডারটির ঠিকানা, ফোন নম্বর ও টাকার পরিমাণ কুরিয়ারের কাছে আছে। আগে পার্সেলটি বাতিল করুন, তারপর সংশোধন করে আবার বুক করুন।',
  },
  goodsNotInShop: {
    en: "The goods of this order are not in the shop, so it can't be corrected to fewer pieces. Cancel it, press “Goods received” once they are back, confirm it again and then correct it.",
    bn: 'অর্ডারটির পণ্য দোকানে নেই, তাই পণ্যের সংখ্যা কমানো যায় না। অর্ডারটি বাতিল করুন, পণ্য ফেরত এলে “পণ্য পেয়েছি” চাপুন, আবার নিশ্চিত করুন, তারপর সংশোধন করুন।',
  },
  moneyOpen: {
    en: "This order can't be deleted: a courier holds money for it, or part of it was paid in advance.",
    bn: 'এই অর্ডারের টাকা কুরিয়ারের কাছে আছে বা আগাম দেওয়া হয়েছে, তাই অর্ডারটি মোছা যায় না।',
  },
  piecesAwaited: {
    en: "This order can't be deleted yet: pieces of it are still to come back. Receive them on its page, or mark their parcel as lost.",
    bn: 'অর্ডারটির কিছু পণ্য এখনো ফেরত আসেনি, তাই অর্ডারটি মোছা যায় না। অর্ডারের পেজে সেগুলো বুঝে নিন, বা পার্সেলটিকে হারানো হিসেবে চিহ্নিত করুন।',
  },
};

const returnMessage = (days: number): BilingualText =>
  days === 0
    ? { en: "This order can't be returned.", bn: 'এই অর্ডারটি ফেরত দেওয়া যায় না।' }
    : {
        en: `Returns are possible for ${days === 1 ? '1 day' : `${days} days`} after delivery, and that time has passed.`,
        bn: `ডেলিভারির পর ${bengaliDigits(days)} দিন পর্যন্ত ফেরত দেওয়া যায়; সেই সময় শেষ হয়ে গেছে।`,
      };

/** Every reason why an order is not changed. */
export const orderRefusalReasons = [
  ...Object.keys(orderRefusalMessages),
  'returnWindowOver',
] as OrderRefusal[];

/** Why an order is not changed; `returnDays` are the order's own (ST-10). */
export const orderRefusalMessage = (reason: OrderRefusal, returnDays: number): BilingualText =>
  reason === 'returnWindowOver' ? returnMessage(returnDays) : orderRefusalMessages[reason];
