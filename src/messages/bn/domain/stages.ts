import type { ConsignmentStage } from '#domain/consignments/consignmentStage.ts';
import type { Matches } from '../../matches.ts';

export const consignmentStageLabels: Readonly<Record<ConsignmentStage, string>> = {
  booking: 'বুক হচ্ছে',
  unknown: 'বুকিংয়ের উত্তর আসেনি',
  booked: 'বুক করা হয়েছে',
  withCourier: 'কুরিয়ারের কাছে',
  outForDelivery: 'ডেলিভারির জন্য বেরিয়েছে',
  onHold: 'আটকে আছে',
  riderReported: 'রাইডার জানিয়েছেন',
  deliveryFailed: 'ডেলিভারি হয়নি',
  delivered: 'ডেলিভারি হয়েছে',
  partlyDelivered: 'আংশিক ডেলিভারি',
  returning: 'ফেরত আসছে',
  returned: 'শপে ফেরত এসেছে',
  lost: 'হারিয়েছে বা নষ্ট',
  cancelled: 'বাতিল',
};

export type Complete = Matches<typeof import('../../en/domain/stages.ts'), typeof import('./stages.ts')>;
