import type { Matches } from '../../matches.ts';

export const accounts = {
  pleaseSignIn: 'লগইন করুন।',
  yourAccountIsntAllowedToDo: 'এটি করার অনুমতি আপনার নেই।',
  yourSessionHasExpiredPleaseSign: 'লগইনের সময় শেষ হয়ে গেছে। আবার লগইন করুন।',
  yourEMailAddressIsNot: 'আপনার ই-মেইল যাচাই করা হয়নি। আগে যাচাই করুন।',
  anAccountNeedsAnEMail: 'অ্যাকাউন্টে একটি ই-মেইল লাগবে।',
  thatIsNotTheAddressOf: 'এটি আপনার অ্যাকাউন্টের ই-মেইল নয়।',
  theAccountOfThisAddressWas: 'এই ই-মেইলের অ্যাকাউন্ট শপ থেকে সরানো হয়েছে। শপে যোগাযোগ করুন।',
  theAddressOfThisAccountIs: 'এই অ্যাকাউন্টের ই-মেইল যাচাই করা হয়নি। আগে মালিককে যাচাই করতে হবে।',
  theNameOfYourAccountHas: 'আপনার অ্যাকাউন্টের নামে একটি অক্ষর ঠিক নয়।',
  theShopNoLongerKnowsThis: 'শপে এই অ্যাকাউন্ট আর নেই।',
  thisAccountWasRemovedFromThe: 'অ্যাকাউন্টটি শপ থেকে সরানো হয়েছে।',
  youCannotDemoteOrRemoveYourself: 'নিজেকে সরানো বা নিজের ভূমিকা বদলানো যায় না।',
  staffCannotRemoveThemselvesAnotherAdmin: 'স্টাফ নিজেকে সরাতে পারেন না: অন্য একজন অ্যাডমিনকে করতে হবে।',
  youMayOnlySeeYourOwn: 'শুধু নিজের অর্ডার দেখা যায়।',
  staffActInTheirOwnName: 'স্টাফ নিজের নামে কাজ করেন, গ্রাহকের হয়ে নয়।',
  theAccountsAreNotReadyYet: 'অ্যাকাউন্ট এখনো তৈরি নয়। একটু পরে আবার চেষ্টা করুন।',
  theSignInServiceCantBe: 'লগইনের সেবার সাথে যোগাযোগ করা যাচ্ছে না। আবার চেষ্টা করুন।',
  theLinksInMailsAreShown: 'ই-মেইলের লিংক শুধু শপের নিজের মেশিনে দেখা যায়।',
  thisShopHasDemoAccountsSo:
    'এই শপে ডেমো অ্যাকাউন্ট আছে, তাই শুধু নিজের মেশিনে localhost-এ খোলে। অন্য নামে খুলতে শপের পরিচালক ALLOW_EMULATOR_ANYWHERE=yes দেবেন।',
} as const;

export type Complete = Matches<
  typeof import('../../en/refusals/accounts.ts'),
  typeof import('./accounts.ts')
>;
