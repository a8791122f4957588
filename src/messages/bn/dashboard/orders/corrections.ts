import type { Matches } from '../../../matches.ts';
import { nameOf } from '../../domain/names.ts';
import { digits } from '../../language.ts';

export const courierHasThisOrder = 'অর্ডারটির ঠিকানা, ফোন নম্বর ও টাকার পরিমাণ কুরিয়ারের কাছে আছে।';
export const howToCorrectABookedOrder = 'বুক করা অর্ডার কীভাবে সংশোধন করবেন';
export const parcelIsCancelled = 'পার্সেলটি বাতিল হয়েছে।';
export const correctAndSave = 'অর্ডারটি সংশোধন করে সেভ করুন।';
export const bookItAgain = 'অর্ডারের পেজে গিয়ে আবার বুক করুন।';
export const parcelNotCancelled = 'পার্সেলটি বাতিল করা যায়নি।';
export const parcelCannotBeCancelled = (invoice: string, value: string): string =>
  `পার্সেল ${invoice} এখন “${value}”, এটি আর বাতিল করা যাবে না। অর্ডারের পেজে গিয়ে পার্সেলটির শেষ অবস্থা বেছে দিন।`;
export const cancelParcel = (invoice: string): string => `পার্সেল ${invoice} বাতিল করুন:`;
export const cancelInThePortalToo = (name: string): string =>
  `${name} পোর্টালেও এটি বাতিল করুন: শপ থেকে তা করা যায় না।`;
export const cancelling = 'বাতিল হচ্ছে…';
export const cancelTheParcel = 'পার্সেলটি বাতিল করুন';
export const becomes = 'বদলে';
export const correctAnOrder = 'অর্ডার সংশোধন';
export const correctOrder = (order: string): string => `অর্ডার ${order} সংশোধন`;
export const products = 'পণ্য';
export const whatChanges = 'যা বদলাবে';
export const nothingHasChangedYet = 'এখনো কিছু বদলায়নি।';
export const cancel = 'থাক';
export const saving = 'সেভ হচ্ছে…';
export const save = 'সেভ করুন';
export const amount = 'টাকা';
export const before = 'আগে';
export const after = 'পরে';
export const customerAndAddress = 'গ্রাহক ও ঠিকানা';
export const name = 'নাম';
export const mobileNumber = 'মোবাইল নম্বর';
export const district = 'জেলা';
export const deliveryArea = 'ডেলিভারি এলাকা';
export const address = 'ঠিকানা';
export const addressType = 'ঠিকানার ধরন';
export const comment = 'মন্তব্য';
export const quantityOf = (name: string): string => `${name}-এর পরিমাণ`;
export const undo = 'আগের মতো করুন';
export const remove = 'বাদ দিন';
export const notPicked = 'বাছা হয়নি';
export const theOrder = 'অর্ডারটি';
export const theProductsOfTheOrder = 'অর্ডারের পণ্যগুলো';
export const orderCannotBeCorrected = 'এই অর্ডারটি সংশোধন করা যায় না';
export const noCorrectionsInThisShop = 'এই শপে অর্ডার সংশোধন করা যায় না।';
export const backToTheOrder = 'অর্ডারে ফিরে যান';
export const correctionForm = 'অর্ডার সংশোধন';
export const corrections = 'সংশোধন';
export const addAProduct = 'পণ্য যোগ করুন: নাম দিয়ে খুঁজুন';
export const cannotBeOrdered = 'অর্ডার করা যায় না';
export const subTotal = 'সাবটোটাল';
export const deliveryCharge = 'ডেলিভারি চার্জ';
export const productWasAdded = (product: string): string => `${product} যোগ হয়েছে।`;
export const pricePerPiece = (price: string): string => `প্রতি পিস ${digits(price)}`;
export const addedLine = 'যোগ হয়েছে';
export const removedLine = 'বাদ গেছে';
export const newLine = 'নতুন';
export const emptyValue = 'খালি';
export const color = 'রং';
export const size = 'সাইজ';
export const ofProduct = (product: string): string => `(${product})`;
export const refusedInStatus = (refusal: string, status: string): string =>
  `${refusal} অর্ডারটির অবস্থা এখন “${nameOf(status)}”।`;
export const by = (name: string): string => `সংশোধন করেছেন ${name}`;
export const byTheShop = 'শপ সংশোধন করেছে';
export const total = 'মোট';
export const pieces = 'পিস';

export type Complete = Matches<
  typeof import('../../../en/dashboard/orders/corrections.ts'),
  typeof import('./corrections.ts')
>;
