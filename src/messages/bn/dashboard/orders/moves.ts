import type { Matches } from '../../../matches.ts';
import { nameOf } from '../../domain/names.ts';

export const orderIsNow = (text: string, status: string): string =>
  `${text} অর্ডারটির অবস্থা এখন “${nameOf(status)}”।`;
export const stoppedBeforeThisOne = 'এটির আগেই আপনি থামিয়েছেন। অর্ডারটি আগের মতোই আছে।';
export const notTried = (message: string): string => `চেষ্টা করা হয়নি। অর্ডারটি আগের মতোই আছে। ${message}`;
export const notKnownWhetherMoved = (message: string): string =>
  `অর্ডারটির অবস্থা বদলেছে কি না জানা যায়নি। ${message}`;
export const mayHaveChanged = 'তবে বদলে গিয়ে থাকতেও পারে।';
export const noAnswerButStatusIs = (status: string): string =>
  `কোনো উত্তর আসেনি। আবার দেখা হয়েছে: অর্ডারটির অবস্থা “${nameOf(status)}”।`;
export const parcelStaysBooked = (name: string): string =>
  `এর পার্সেলটি ${name}-এর কাছে বুক করাই থাকবে: সেটিও বাতিল করুন।`;
export const cancelReason = 'কারণ, শুধু স্টাফের জন্য (না দিলেও চলে)';
export const changedTheirMind = 'মত বদলেছেন';
export const orderedByMistake = 'ভুলে অর্ডার করেছেন';
export const orderedTwice = 'দুবার অর্ডার করেছেন';
export const cantBeReached = 'ফোনে পাওয়া যাচ্ছে না';
export const cancelledWithoutReason = 'অর্ডারটি বাতিল হয়েছে, কিন্তু কারণ সেভ হয়নি।';

export type Complete = Matches<
  typeof import('../../../en/dashboard/orders/moves.ts'),
  typeof import('./moves.ts')
>;
