import type { Matches } from '../../../matches.ts';

export const callBackButton = 'পরে আবার কল…';
export const addANote = 'নোট যোগ করুন';
export const noted = (draft: string): string => `সেভ হয়েছে: ${draft}`;
export const outcomeOfTheCall = 'কলের ফল';
export const remarkOptional = 'মন্তব্য (না দিলেও চলে)';
export const whatToChange = 'কী বদলাতে হবে';
export const noteForStaffOnly = 'নোট, শুধু স্টাফের জন্য';
export const callBackTime = 'কখন আবার কল করবেন';
export const dhakaTime = 'ঢাকার সময়';
export const save = 'সেভ করুন';
export const callsAndNotes = 'কল ও নোট';
export const theNotes = 'নোটগুলো';
export const noCallsOrNotesYet = 'এখনো কোনো কল বা নোট নেই।';
export const onlyStaffSeeThis = 'শুধু স্টাফ এটি দেখতে পান।';
export const noteNotSaved = 'নোটটি সেভ হয়নি।';

export type Complete = Matches<
  typeof import('../../../en/dashboard/orders/notes.ts'),
  typeof import('./notes.ts')
>;
