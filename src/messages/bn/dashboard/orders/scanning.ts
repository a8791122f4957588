import type { Matches } from '../../../matches.ts';
import { nameOf } from '../../domain/names.ts';
import { digits } from '../../language.ts';

export const nothingScannedYet = 'এখনো কিছু স্ক্যান করা হয়নি।';
export const notDoneCount = (length: number): string => `হয়নি (${digits(length)})`;
export const remove = 'বাদ দিন';
export const takeBack = 'আগের মতো করুন';
export const opensInANewTab = '(নতুন ট্যাবে খুলবে)';
export const scanLabels = 'লেবেল স্ক্যান';
export const noScanningOnThisServer = 'এই শপের সার্ভার লেবেল পড়ে না।';
export const whatEachScanMeans = 'প্রতিটি স্ক্যানে যা হবে';
export const sound = 'সাউন্ড';
export const handedOver = 'কুরিয়ারকে দেওয়া হয়েছে';
export const cameBack = 'ফেরত এসেছে';
export const packedHint = 'নিশ্চিত অর্ডারটি আপনি প্যাক করেছেন বলে সেভ হবে।';
export const handedOverHint = 'অর্ডারটি “পথে আছে” হবে, আর পার্সেলটি কুরিয়ারের কাছে আছে বলে সেভ হবে।';
export const cameBackHint = 'পার্সেলটি শপে ফেরত এসেছে, অর্ডারটি বাতিল হবে, আর গোনা পণ্য আবার স্টকে যোগ হবে।';
export const orderIs = (orderStatus: string, rest: string): string =>
  `অর্ডারটির অবস্থা “${nameOf(orderStatus)}”। ${rest}`;
export const onlyConfirmedIsPacked = 'শুধু নিশ্চিত অর্ডার প্যাক করা যায়।';
export const waitForTheCourier = (label: string): string =>
  `পার্সেলটির অবস্থা “${label}”। কুরিয়ার উত্তর দিলে তবেই এটি দেওয়া যাবে।`;
export const giveToACourierFirst = (label: string): string =>
  `শেষ পার্সেলটির অবস্থা “${label}”। আগে অর্ডারটি কুরিয়ারকে দিন।`;
export const onlyConfirmedIsHandedOver = 'শুধু নিশ্চিত অর্ডার কুরিয়ারকে দেওয়া যায়।';
export const handedOverBefore = 'এই স্ক্যানের আগেই এটি কুরিয়ারকে দেওয়া হয়েছে।';
export const deliveredInPart = 'এর কিছু পণ্য ডেলিভারি হয়েছে। কোন পিসগুলো ফেরত এসেছে, তা অর্ডারের পেজে লিখুন।';
export const notHandedOverYet = (orderStatus: string): string =>
  `অর্ডারটির অবস্থা “${nameOf(orderStatus)}”। এটি কুরিয়ারকে দেওয়া হয়নি।`;
export const customerAsksForAReturn = 'ফেরত দিতে চাইলে গ্রাহককেই জানাতে হয়।';
export const cameBackBefore = 'এই স্ক্যানের আগেই এটি ফেরত এসেছে।';
export const labelCameBackBefore =
  'এই স্ক্যানের আগেই এটি ফেরত এসেছে। অর্ডারটির অন্য কোনো পার্সেলও ফেরত এলে সেটির ট্র্যাকিং কোড স্ক্যান করুন।';
export const handedOverTo = (name: string): string => `কুরিয়ারকে দেওয়া হয়েছে: ${name}`;
export const notDoneFailure = 'কাজটি হয়নি।';
export const noOrderHasTheCode = (code: string): string => `${code} কোডের কোনো অর্ডার নেই।`;
export const notLookedUp = 'খুঁজে দেখা যায়নি।';
export const notTakenBack = 'আগের মতো করা যায়নি।';
export const waiting = 'অপেক্ষা করুন…';
export const takenBack = 'আগের মতো করা হয়েছে';
export const done = (count: number): string => `হয়েছে (${digits(count)})`;
export const packed = 'প্যাক করা হয়েছে';
export const beforeThisScan = (packed: string): string => `${packed}, এই স্ক্যানের আগেই।`;
export const pieces = 'পিস';
export const cameBackOrderGoesOn = 'ফেরত এসেছে। অর্ডারটি যেমন ছিল তেমনই চলছে।';
export const cameBackWithPieces = (pieces: string): string => `ফেরত এসেছে, ${pieces} আবার স্টকে`;

export type Complete = Matches<
  typeof import('../../../en/dashboard/orders/scanning.ts'),
  typeof import('./scanning.ts')
>;
