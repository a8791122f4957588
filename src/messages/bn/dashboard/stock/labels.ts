import type { Matches } from '../../../matches.ts';
import { digits, groupDigits } from '../../language.ts';

export const labelOf = (item: string): string => `${item}: লেবেল`;
export const labelsOfGoods = 'পণ্যের লেবেল';
export const serverDoesNotCount = 'এই শপের সার্ভারে পণ্য গোনা হয় না।';
export const products = 'পণ্য';
export const searchByNameOrBarcode = 'নাম বা বারকোড দিয়ে খুঁজুন';
export const noProductIsCounted = 'কোনো পণ্য গোনা হয় না';
export const howProductsAreCounted = 'পণ্যের ফর্মে বাছুন, পণ্যটির পিস কীভাবে গোনা হবে।';
export const giveABarcode = (productTitle: string): string => `বারকোড দিন: ${productTitle}`;
export const labels = 'লেবেল';
export const piecesLeft = (pieces: number): string => `${digits(pieces)} পিস আছে`;
export const aLabelForEachPiece = (productTitle: string): string => `প্রতি পিসে একটি লেবেল: ${productTitle}`;
export const oneForEachPiece = 'প্রতি পিসে একটি';
export const size = 'সাইজ';
export const withThePrice = 'দামসহ';
export const startAgain = 'আবার শুরু করুন';
export const atMostLabelsAtOnce = (labelsLimit: number, omitted: number): string =>
  `একসাথে সর্বোচ্চ ${digits(labelsLimit)}টি লেবেল প্রিন্ট করা যায়: শেষের ${digits(omitted)}টি বাদ গেছে।`;
export const howToPrint = (size: string): string =>
  `${size} মাপের লেবেলে ১০০% সাইজে ও মার্জিন ছাড়া প্রিন্ট করুন, যাতে স্ক্যানার কোড পড়তে পারে।`;
export const size50x25 = '৫০ × ২৫ মিমি';
export const size40x30 = '৪০ × ৩০ মিমি';
export const pleaseEnterAWholeNumber = (labelsLimit: number): string =>
  `${digits(labelsLimit)} পর্যন্ত একটি পূর্ণ সংখ্যা লিখুন।`;
export const product = 'পণ্য';
export const printLabels = (count: number): string => `${digits(groupDigits(count))}টি লেবেল প্রিন্ট করুন`;
export const withoutBarcode = (count: number): string => `${digits(count)}টির বারকোড নেই`;

export type Complete = Matches<
  typeof import('../../../en/dashboard/stock/labels.ts'),
  typeof import('./labels.ts')
>;
