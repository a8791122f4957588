import type { Matches } from '../../matches.ts';
import { digits } from '../language.ts';

export const paidInAdvance = 'অগ্রিম দেওয়া হয়েছে';
export const toPayAtTheDoor = 'পার্সেল পেয়ে দিতে হবে';
export const willBeGivenBack = (amount: string): string => `অগ্রিম দেওয়া ${digits(amount)} আমরা ফেরত দেব।`;
export const wasGivenBack = (amount: string): string => `অগ্রিম দেওয়া ${digits(amount)} আমরা ফেরত দিয়েছি।`;

export type Complete = Matches<
  typeof import('../../en/domain/advancePayment.ts'),
  typeof import('./advancePayment.ts')
>;
