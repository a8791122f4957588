import { orderRefusalMessages } from './orderRefusals.ts';

/** Shown in the row of an order that another user has moved or deleted. */
export const othersChangeMessages = {
  moved: orderRefusalMessages.movedMeanwhile,
  deleted: {
    en: 'Someone else has just deleted this order.',
    bn: 'এর মধ্যে অন্য কেউ অর্ডারটি মুছে দিয়েছেন।',
  },
} as const;
