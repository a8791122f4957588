import type { Matches } from '../../matches.ts';
import { digits, groupDigits } from '../language.ts';

const productsLabel = (count: number): string => `${digits(groupDigits(count))}টি পণ্য`;
const storedText = (added: number, changed: number): string =>
  `${productsLabel(added)} যোগ হয়েছে, ${productsLabel(changed)} বদলানো হয়েছে`;
const nearLine = (line: number | null): string =>
  line === null ? '' : `${digits(groupDigits(line))} নম্বর লাইনের কাছে `;

export const withoutACategory = 'ক্যাটাগরি ছাড়া';
export const unknownCategories = 'যেসব ক্যাটাগরি শপে নেই';
export const chooseTheirPlaces = 'এগুলোর পণ্য কোন ক্যাটাগরিতে যাবে বাছুন। না বাছলে সেই পণ্য বাদ যাবে।';
export const leaveOut = 'বাদ দিন';
export const checkAgain = 'আবার যাচাই করুন';
export const whatTheImportWouldDo = 'ইমপোর্ট করলে যা হবে';
export const nothingToImport = 'ইমপোর্ট করার কিছু নেই';
export const chooseOtherFiles = 'অন্য ফাইল বাছুন';
export const chooseTheFiles = 'ফাইল বাছুন';
export const csvFileZipFileOrBoth = 'CSV ফাইল, ZIP ফাইল, অথবা দুটিই';
export const chosenFiles = (names: string): string => `বাছাই করা ফাইল: ${names}`;
export const formOfTheCsvFile = 'UTF-8-এ লেখা, কমা বা সেমিকোলন দিয়ে আলাদা করা।';
export const replacePictures = 'যেসব পণ্যের ছবি আছে, সেগুলোর ছবিও বদলান';
export const readingTheFile = 'ফাইল পড়া হচ্ছে…';
export const checkTheFile = 'ফাইল যাচাই করুন';
export const importProducts = 'পণ্য ইমপোর্ট';
export const comparingWithTheShop = 'শপের সাথে মেলানো হচ্ছে…';
export const importing = 'ইমপোর্ট হচ্ছে…';
export const hostTakesNoFiles = 'এই শপের সার্ভার পণ্যের ফাইল নেয় না।';
export const productsDone = (done: number, total: number, pictures: number): string => {
  const products = `${digits(groupDigits(total))}টির মধ্যে ${productsLabel(done)}`;
  return pictures === 0 ? products : `${products}, ${digits(groupDigits(pictures))}টি ছবি আপলোড হয়েছে`;
};
export const stopping = 'থামানো হচ্ছে…';
export const stop = 'থামান';
export const stopQuestion = {
  title: 'ইমপোর্ট থামাবেন?',
  text: 'যা ইমপোর্ট হয়ে গেছে, তা থেকে যাবে।',
  yes: 'থামিয়ে চলে যান',
  no: 'থাকুন',
} as const;
export const empty = 'খালি';
export const all = (count: string): string => `সব (${digits(count)})`;
export const results = 'ফল';
export const noSuchProduct = 'এমন কোনো পণ্য নেই।';
export const theImportWasStopped = 'ইমপোর্ট থামানো হয়েছে।';
export const whatTheImportHasDone = 'ইমপোর্টে যা হয়েছে';
export const goOn = 'চালিয়ে যান';
export const allProducts = 'সব পণ্য';
export const importAnotherFile = 'আরেকটি ফাইল ইমপোর্ট করুন';
export const unsafeNameInZipFile = 'ZIP ফাইলে এমন একটি নাম আছে, যা তার ফোল্ডারের বাইরে যায়। ছবিগুলো আবার ZIP করুন।';
export const zipFileHasPassword = 'ZIP ফাইলে পাসওয়ার্ড দেওয়া আছে। পাসওয়ার্ড ছাড়া ZIP করুন।';
export const zipFileIsBroken = 'ZIP ফাইলটি নষ্ট, পড়া যাচ্ছে না।';
export const zipFileHasTooManyFiles = (entries: number): string =>
  `ZIP ফাইলে ${digits(groupDigits(entries))}টির বেশি ফাইল আছে।`;
export const zipFileIsTooLarge = 'ZIP ফাইল সর্বোচ্চ ৪ GB হতে পারে।';
export const noZipFile = 'কোনো ZIP ফাইল নেই।';
export const csvFileIsTooLarge = (megabytes: number): string =>
  `CSV ফাইল সর্বোচ্চ ${digits(megabytes)} MB হতে পারে।`;
export const chooseACsvFile = 'একটি CSV ফাইল বাছুন, অথবা CSV আছে এমন একটি ZIP ফাইল।';
export const severalCsvFilesInZipFile =
  'ZIP ফাইলে একটির বেশি CSV ফাইল আছে। যেটি চান, সেটি ZIP ফাইলের সাথে আলাদা করে বাছুন।';
export const tooManyFiles = 'সর্বোচ্চ একটি CSV ফাইল ও একটি ZIP ফাইল বাছুন।';
export const fileIsNotUtf8 = 'ফাইলটি UTF-8-এ লেখা নয়, তাই বাংলা অক্ষর হারিয়ে যাবে। “CSV UTF-8” হিসেবে সেভ করুন।';
export const rowIsTooLong = (line: number | null): string =>
  `${nearLine(line)}একটি সারি বেশি লম্বা: হয়তো তার আগে একটি উদ্ধৃতি চিহ্ন (") বাদ পড়েছে।`;
export const csvCannotBeRead = (line: number | null): string =>
  `এটি পড়ার মতো CSV ফাইল নয়: ${nearLine(line)}একটি উদ্ধৃতি চিহ্ন (") বাদ পড়েছে বা ভুল জায়গায় আছে।`;
export const tooManyRows = (lines: number): string =>
  `ফাইলে ${digits(groupDigits(lines))}টির বেশি সারি আছে। কয়েকটি ফাইলে ভাগ করুন।`;
export const tooManyColumns = (columns: number): string =>
  `ফাইলে ${digits(groupDigits(columns))}টির বেশি কলাম আছে।`;
export const cellIsTooLong = (row: number, characters: number): string =>
  `${digits(groupDigits(row))} নম্বর সারির একটি ঘরে ${digits(groupDigits(characters))}টির বেশি অক্ষর আছে।`;
export const fileIsNoCsv = 'এটি CSV ফাইল নয়। টেবিলটি “CSV UTF-8” হিসেবে সেভ করুন।';
export const kindNew = 'নতুন';
export const kindChanged = 'বদলেছে';
export const kindSame = 'একই';
export const kindRefused = 'নেওয়া হয়নি';
export const row = 'সারি';
export const product = 'পণ্য';
export const result = 'ফল';
export const details = 'বিস্তারিত';
export const fileIsOf = (name: string, shop: string): string => {
  // `shop` is one of `fileKinds`.
  const owner = /[a-z]$/i.test(shop) ? `${shop}-এর` : `${shop}ের`;
  return `“${name}” ফাইলটি ${owner}। এখনো কিছু সেভ করা হয়নি।`;
};
export const columnsNotRead = (columns: readonly string[], more: number): string =>
  `এই কলামগুলো পড়া হয় না: ${columns.join(', ')}${more > 0 ? ` ও আরও ${digits(more)}টি` : ''}।`;
export const importCount = (count: number): string => `${productsLabel(count)} ইমপোর্ট করুন`;
export const nameAndProducts = (name: string, products: number): string =>
  `${name} (${productsLabel(products)})`;
export const importIsComplete = (added: number, changed: number, refused: number): string =>
  `${storedText(added, changed)}${refused > 0 ? `, ${productsLabel(refused)} নেওয়া হয়নি` : ''}।`;
export const importIsIncomplete = (added: number, changed: number, left: number): string =>
  `${storedText(added, changed)}; ${productsLabel(left)} বাকি আছে। নিশ্চিন্তে চালিয়ে যান: কোনো পণ্য দুবার সেভ হবে না।`;
export const noTypeYet =
  'ধরন ঠিক না করা পর্যন্ত নতুন পণ্যগুলো “সবচেয়ে বেশি বিক্রি” ও “সবচেয়ে জনপ্রিয়” অংশে দেখা যাবে না।';
export const setTypesThere = 'পণ্যের তালিকায় ধরন বেছে দিন';
export const tooLargeInZipFile = (name: string): string => `ZIP ফাইলের “${name}” বেশি বড়।`;
export const notInZipFile = (name: string): string => `“${name}” ZIP ফাইলে নেই।`;
export const filesThatCanBeImported = (products: number) => (
  <>
    এই শপের <em>CSV এক্সপোর্ট করুন</em>, WooCommerce বা Shopify থেকে পাওয়া CSV ফাইল, সর্বোচ্চ {productsLabel(products)}
    । ছবি থাকবে আলাদা ZIP ফাইলে, অথবা CSV-সহ একই ZIP ফাইলে: প্রতিটি ছবি ফাইলের নাম দিয়ে খোঁজা হয়, ফাইলে লেখা লিংক থেকে কিছুই
    আনা হয় না। <em>Stock</em> কলামে থাকে কোনো অর্ডারে নেই এমন পিসের সংখ্যা: <code>12</code>, অথবা প্রতিটি রং ও সাইজের জন্য{' '}
    <code>Red, M = 3 | Red, L = 0</code>। খালি ঘর থাকলে কিছু গোনা হয় না। <em>Type</em> কলামে থাকে হোম পেজের কোন সারিতে
    পণ্যটি দেখা যাবে: <code>New Arrivals</code>, <code>Most Popular</code> বা <code>Best Selling</code>।
  </>
);

export type Complete = Matches<
  typeof import('../../en/dashboard/productImport.tsx'),
  typeof import('./productImport.tsx')
>;
