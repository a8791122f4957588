import type { OrderAnnouncement } from '#domain/orders/orderAnnouncement.ts';
import type { Matches } from '../../matches.ts';
import { digits } from '../language.ts';
import { nameOf } from './names.ts';

export const changedInDialog = ({ kind, status }: Pick<OrderAnnouncement, 'kind' | 'status'>): string => {
  if (kind === 'deleted') return 'এর মধ্যে অন্য কেউ অর্ডারটি মুছে দিয়েছেন।';
  if (kind === 'moved' && status !== null)
    return `এর মধ্যে অন্য কেউ অর্ডারটির অবস্থা বদলেছেন। এখন: ${nameOf(status)}।`;
  return 'এর মধ্যে অন্য কেউ অর্ডারটি বদলেছেন।';
};

export const settledTitle = 'অর্ডারটি বদলে গেছে';
export const settledButton = 'নতুন অবস্থা দেখুন';

export const changedInBulk = (count: number): string =>
  `এর মধ্যে অন্য কেউ এই অর্ডারগুলোর ${digits(count)}টি বদলেছেন, তাই ${count === 1 ? 'সেটি' : 'সেগুলো'} গ্রহণ করা হবে না।`;

export const newOrdersLabel = (count: number): string => `${digits(count)}টি নতুন অর্ডার`;

export type Complete = Matches<
  typeof import('../../en/domain/announcementMessages.ts'),
  typeof import('./announcementMessages.ts')
>;
