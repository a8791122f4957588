import type { Matches } from '../../../matches.ts';

export const addedBefore = 'আগের চাপেই এটি তখন যেমন ছিল, তেমন যোগ হয়ে গেছে। বদলাতে চাইলে তালিকা থেকে খুলুন।';
export const cannotBeShown = (subject: string): string => `${subject} দেখানো যাচ্ছে না`;
export const fileHasChanged = 'বাছার পর ফাইলটি বদলে গেছে বা সরে গেছে। আবার বাছুন।';
export const loading = 'লোড হচ্ছে';
export const notInTheShop = 'শপে এটি নেই।';
export const notKnownWhetherDone = 'কাজটি হয়েছে কি না, বোঝা যায়নি। নিশ্চিন্তে আবার চেষ্টা করুন।';
export const withRequest = (message: string, requestId: string): string => `${message} (অনুরোধ ${requestId})`;

export type Complete = Matches<
  typeof import('../../../en/dashboard/components/loading.ts'),
  typeof import('./loading.ts')
>;
