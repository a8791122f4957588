import type { ConsignmentStage } from '../consignments/consignmentStage.ts';
import type { BilingualText } from './bilingualText.ts';

/** Sentences for customers about their parcel (CR-9), in the shop's words, never in a courier's. */

const text = (en: string, bn: string): BilingualText => ({ en, bn });

const notSentYet = text('Being prepared.', 'প্রস্তুত করা হচ্ছে।');

/** The sentence for each stage, in both languages; `customerParcels` leaves out parcels in the first two stages and the last. */
export const parcelMessages: Readonly<Record<ConsignmentStage, BilingualText>> = {
  booking: notSentYet,
  unknown: notSentYet,
  booked: text('The courier will collect it from us.', 'কুরিয়ার আমাদের কাছ থেকে নিয়ে যাবে।'),
  withCourier: text('On its way with the courier.', 'কুরিয়ারের সাথে পথে আছে।'),
  outForDelivery: text('The rider is bringing it to you.', 'রাইডার আপনার কাছে নিয়ে আসছেন।'),
  onHold: text('Waiting at the courier.', 'কুরিয়ারের কাছে অপেক্ষায় আছে।'),
  riderReported: text(
    'The rider has visited you; we are checking how it went.',
    'রাইডার আপনার কাছে গিয়েছিলেন; আমরা যাচাই করছি।',
  ),
  deliveryFailed: text(
    'It could not be delivered. Please answer our call.',
    'পৌঁছে দেওয়া যায়নি। অনুগ্রহ করে আমাদের কল ধরুন।',
  ),
  delivered: text('Delivered.', 'পৌঁছে দেওয়া হয়েছে।'),
  partlyDelivered: text('Delivered in part.', 'আংশিক পৌঁছে দেওয়া হয়েছে।'),
  returning: text('On its way back to us.', 'আমাদের কাছে ফেরত আসছে।'),
  returned: text('Back with us.', 'আমাদের কাছে ফেরত এসেছে।'),
  lost: text('Lost on the way. Please call us.', 'পথে হারিয়ে গেছে। অনুগ্রহ করে আমাদের কল করুন।'),
  cancelled: text('Cancelled.', 'বাতিল করা হয়েছে।'),
};
