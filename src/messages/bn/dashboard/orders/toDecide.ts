import type { Matches } from '../../../matches.ts';
import { nameOf } from '../../domain/names.ts';
import { digits } from '../../language.ts';

interface TakenBack {
  readonly stage: string;
  readonly courier: string;
  readonly said: string | null;
}

export const enterTheTrackingCode = 'কুরিয়ার যে ট্র্যাকিং কোড দেখায় তা লিখুন।';
export const trackingCode = 'ট্র্যাকিং কোড';
export const noteOptional = 'নোট (না দিলেও চলে)';
export const toCollect = (amount: string): string => `আদায় করতে হবে ${digits(amount)}`;
export const collected = (collected: string): string => `আদায় হয়েছে ${digits(collected)}`;
export const tryAgainOnJobs = '“কাজের সারি” পেজে গিয়ে আবার চেষ্টা করুন';
export const orderHasBeenDeleted = 'অর্ডারটি মুছে ফেলা হয়েছে।';
export const theOrder = 'অর্ডারটি';
export const withHintOfEmptyLines = (hintOf: string): string =>
  `${hintOf} যে পণ্যের কিছু ফেরত আসছে না, তার ঘর খালি রাখুন।`;
export const piecesThatComeBack = (lineTitle: string, quantity: number): string =>
  `${lineTitle}: ${digits(quantity)} পিসের মধ্যে কত পিস ফেরত আসছে`;
export const collectedField = 'আদায় হয়েছে (৳)';
export const toDecide = 'সিদ্ধান্ত নিতে হবে';
export const noParcelsOnThisServer = 'এই শপের সার্ভার পার্সেলের খোঁজ রাখে না।';
export const decisions = 'সিদ্ধান্ত';
export const nothingToDecide = 'সিদ্ধান্ত নেওয়ার কিছু নেই';
export const whenDecisionsAppear =
  'যা আপনার সিদ্ধান্তের অপেক্ষায় আছে, যেমন ডেলিভারি না হওয়া বা অগ্রিম ফেরত দেওয়া, তা নিজে থেকেই এখানে দেখা যাবে।';
export const nobodyTookTheParcel = 'পার্সেলটি কেউ নেননি। গ্রাহক না নিলে এটি ফেরত আসবে।';
export const customerTookAPart = 'গ্রাহক কিছু পণ্য নিয়েছেন। কী ফেরত আসছে আর কত আদায় হয়েছে, তা লিখুন।';
export const parcelIsLost = (name: string): string =>
  `পার্সেলটি হারিয়েছে বা নষ্ট হয়েছে। এর ক্ষতিপূরণ ${name} দেবে; গ্রাহক এখনো অপেক্ষায় আছেন।`;
export const parcelIsOnHoldForLong = (name: string): string =>
  `পার্সেলটি তিন দিনের বেশি আটকে আছে। কেন, তা ${name} থেকে জেনে নিন।`;
export const bookingWasNotAnswered = (name: string): string =>
  `বুকিংয়ের উত্তর পাওয়া যায়নি। পার্সেলটি বুক হয়েছে কি না, ${name} পোর্টালে দেখুন।`;
export const bookingFailedTooOften = (name: string): string =>
  `বুকিং বারবার ব্যর্থ হয়েছে। পার্সেলটি বুক হয়েছে কি না, ${name} পোর্টালে দেখুন।`;
export const askForAnotherAttempt = (name: string): string => `আরেকবার চেষ্টা করতে ${name}-কেও বলুন।`;
export const nothingChangesUntilItComesBack = 'কুরিয়ার পার্সেলটি ফেরত পাঠাচ্ছে বলে না জানানো পর্যন্ত কিছু বদলাবে না।';
export const orderBecomesDelivered = 'অর্ডারটির অবস্থা “ডেলিভারি হয়েছে” হবে, আর অর্ডারটি যেমন করা হয়েছিল তেমনই থাকবে।';
export const exchangeMovesNoOrder = 'এটি বদলির পার্সেল: অর্ডারের অবস্থা যেমন আছে তেমনই থাকবে।';
export const giveItToACourierAgain = 'অর্ডারের পেজ খুলবে, সেখান থেকে আবার কুরিয়ারকে দিতে পারবেন।';
export const orderBecomesCancelled = 'অর্ডারটি বাতিল হবে। গ্রাহককে জানিয়ে দিন।';
export const worksWhenTheStatusAllows = 'অর্ডারের অবস্থা এখন অনুমতি দিলে তবেই হবে।';
export const askedAgainInThreeDays = 'তিন দিন পর আবার জিজ্ঞেস করা হবে।';
export const nothingElseChanges = 'আর কিছু বদলাবে না।';
export const parcelMovesToCouriersWord = 'কুরিয়ার যা বলছে, পার্সেলের অবস্থা তা-ই হবে।';
export const parcelBecomes = (value: string): string => `পার্সেলের অবস্থা “${value}” হবে।`;
export const parcelBecomesBooked = 'কুরিয়ার যে ট্র্যাকিং কোড দেখায়, সেই কোডে পার্সেলটি বুক করা বলে ধরা হবে।';
export const parcelIsCancelled = 'পার্সেলটি বাতিল হবে। এরপর অর্ডারটি আবার কুরিয়ারকে দেওয়া যাবে।';
export const nothingWasDecided = 'কোনো সিদ্ধান্ত সেভ হয়নি।';
export const parcelNotKnown = 'জানা নেই';
export const orderDeleted = 'মুছে ফেলা হয়েছে';
export const orderWasNotMoved = (stage: string, status: string): string =>
  `পার্সেলের অবস্থা “${stage}”, কিন্তু অর্ডারের অবস্থা “${nameOf(status)}”, তাই অর্ডারটি বদলানো হয়নি।`;
export const courierNowSays = ({ stage, courier, said }: TakenBack): string =>
  `পার্সেলের অবস্থা ছিল “${stage}”। ${courier} এখন ${said === null ? 'অন্য কিছু' : `“${said}”`} বলছে।`;
export const parcelOfNobody = (courier: string): string =>
  `${courier} এমন একটি পার্সেলের কথা বলছে, যা এই শপের জানা নেই।`;
export const theCouriersWord = (word: string): string => `কুরিয়ারের কথা: “${word}”।`;
export const since = (time: string): string => `${digits(time)} থেকে অপেক্ষায় আছে।`;
export const saveWhatComesBack = 'যা ফেরত আসছে সেভ করুন';
export const rowNoun = 'পার্সেল';

export type Complete = Matches<
  typeof import('../../../en/dashboard/orders/toDecide.ts'),
  typeof import('./toDecide.ts')
>;
