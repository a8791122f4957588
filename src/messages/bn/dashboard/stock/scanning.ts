import type { Matches } from '../../../matches.ts';

export const goToItsPieces = 'এর পিসে যান';
export const giveItToAnItem = 'কোনো পণ্যে বারকোডটি দিন';
export const scanABarcode = 'বারকোড স্ক্যান করুন';
export const barcodeNotLookedUp = 'বারকোডটি খোঁজা যায়নি।';
export const thisIs = (item: string): string => `এটি ${item}।`;
export const noItemHas = (barcode: string): string => `${barcode} বারকোডের কোনো পণ্য নেই।`;
export const noItemHasItOpenItsProduct = (barcode: string): string =>
  `${barcode} বারকোডের কোনো পণ্য নেই। নিচে পণ্যটি খুলে সেখানে বারকোডটি লিখুন।`;

export type Complete = Matches<
  typeof import('../../../en/dashboard/stock/scanning.ts'),
  typeof import('./scanning.ts')
>;
