import type { TextKind } from '#domain/messages/readyTexts.ts';
import type { Matches } from '../../matches.ts';

export const textLabels: Readonly<Record<TextKind, string>> = {
  notReached: 'পাওয়া যায়নি',
  confirmed: 'নিশ্চিত',
  onItsWay: 'পথে আছে',
  riderMissed: 'রাইডার গিয়েছিলেন',
  delivered: 'ডেলিভারি হয়েছে',
  cancelled: 'বাতিল',
};

export type Complete = Matches<
  typeof import('../../en/domain/readyTexts.ts'),
  typeof import('./readyTexts.ts')
>;
