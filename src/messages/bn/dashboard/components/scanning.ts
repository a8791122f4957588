import type { Matches } from '../../../matches.ts';

export const theCamera = 'ক্যামেরা';
export const closeTheCamera = 'ক্যামেরা বন্ধ করুন';
export const barcode = 'বারকোড';
export const scanABarcode = 'স্ক্যানার বা ক্যামেরা দিয়ে স্ক্যান করুন, অথবা সংখ্যাগুলো লিখে Enter চাপুন।';
export const scanABarcodeWithoutCamera =
  'স্ক্যানার দিয়ে স্ক্যান করুন, অথবা সংখ্যাগুলো লিখে Enter চাপুন। ক্যামেরা দিয়ে বারকোড পড়া যায় Android ও Mac-এর Chrome ব্রাউজারে।';
export const codeOfALabel = 'লেবেলের কোড';
export const scanALabel = 'স্ক্যানার বা ক্যামেরা দিয়ে স্ক্যান করুন, অথবা অর্ডার নম্বর বা ট্র্যাকিং কোড লিখে Enter চাপুন।';
export const scanALabelWithoutCamera =
  'স্ক্যানার দিয়ে স্ক্যান করুন, অথবা অর্ডার নম্বর বা ট্র্যাকিং কোড লিখে Enter চাপুন। ক্যামেরা দিয়ে কোড পড়া যায় Android ও Mac-এর Chrome ব্রাউজারে।';
export const scanWithTheCamera = 'ক্যামেরা দিয়ে স্ক্যান করুন';
export const theCameraIsNotAllowed = 'ব্রাউজারের ক্যামেরা ব্যবহারের অনুমতি নেই: ঠিকানার পাশে অনুমতি দিন, অথবা কোডটি লিখুন।';
export const thereIsNoCamera = 'এই ডিভাইসে ক্যামেরা নেই: কোডটি লিখুন।';
export const theCameraCouldNotBeOpened =
  'ক্যামেরা চালু করা যায়নি: অন্য কোনো প্রোগ্রাম এটি ব্যবহার করলে বন্ধ করুন, অথবা কোডটি লিখুন।';

export type Complete = Matches<
  typeof import('../../../en/dashboard/components/scanning.ts'),
  typeof import('./scanning.ts')
>;
