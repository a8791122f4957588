import type { ReactNode } from 'react';
import type { Matches } from '../../matches.ts';
import { digits, groupDigits } from '../language.ts';

export const addAProductHeading = 'নতুন পণ্য';
export const addAProductTitle = 'নতুন পণ্য';
export const theProduct = 'পণ্যটি';
export const addProduct = 'পণ্য যোগ করুন';
export const editIt = 'এটি বদলান';
export const seeItsStock = 'এর স্টক দেখুন';
export const products = 'পণ্য';
export const markSoldOut = '“স্টক শেষ” চিহ্ন দিন';
export const markAvailable = '“স্টকে আছে” চিহ্ন দিন';
export const changePrices = 'দাম বদলান…';
export const countPieces = 'পিস গুনুন…';
export const countedAtMost = (limit: number): string => digits(`একবারে সর্বোচ্চ ${limit}টি পণ্যের পিস গোনা যায়।`);
export const editProduct = (name: string): string => `${name} বদলান`;
export const deleteProduct = (name: string): string => `${name} মুছুন`;
export const viewProduct = (name: string): string => `${name} দেখুন`;
export const duplicateProduct = (name: string): string => `${name} কপি করুন`;
export const doNotCount = 'গোনা হবে না';
export const countAsAWhole = 'পুরো পণ্য একসাথে গোনা হবে';
export const countEachColorAndSize = 'প্রতিটি রং ও সাইজ আলাদা গোনা হবে';
export const aboutTheProduct = 'পণ্যের কথা';
export const name = 'নাম';
export const description = 'বিবরণ';
export const descriptionHint =
  'প্রতি লাইনে একটি তথ্য লিখুন। “কাপড়: সুতি”-র মতো লাইন শিরোনাম ও তার তথ্য হিসেবে দেখানো হয়।';
export const nameInBengali = 'বাংলা নাম';
export const descriptionInBengali = 'বাংলা বিবরণ';
export const bengaliHint = 'বাংলা পেজের জন্য। খালি রাখলে সেখানে ইংরেজিটাই দেখানো হবে।';
export const videoLink = 'ভিডিওর লিংক';
export const categoryAndType = 'ক্যাটাগরি ও ধরন';
export const category = 'ক্যাটাগরি';
export const chooseACategory = 'ক্যাটাগরি বাছুন';
export const subCategory = 'সাব-ক্যাটাগরি';
export const chooseACategoryFirst = 'আগে ক্যাটাগরি বাছুন';
export const chooseASubCategory = 'সাব-ক্যাটাগরি বাছুন';
export const type = 'ধরন';
export const noType = 'কোনো ধরন নেই';
export const typeHint =
  'হোম পেজে এই নামের সারিতে পণ্যটি দেখানো হয়; ধরন না থাকলে শুধু “নতুন এসেছে” সারিতে, তাও যতক্ষণ কোনো পণ্যের ধরন “নতুন এসেছে” নয়।';
export const choices = 'রং ও সাইজ';
export const sizes = 'সাইজ';
export const colors = 'রং';
export const priceAndRating = 'দাম ও রেটিং';
export const originalPrice = 'আসল দাম (৳)';
export const offerPrice = 'অফারের দাম (৳)';
export const ratings = 'রেটিং';
export const reviews = 'রিভিউ';
export const stock = 'স্টক';
export const soldOut = 'স্টক শেষ';
export const soldOutHint = 'গ্রাহকেরা পণ্যটি দেখতে পাবেন, কিন্তু কিনতে পারবেন না।';
export const counting = 'গোনা';
export const countingHint = 'গোনা পণ্যের পিস “স্টক” পেজে না লেখা পর্যন্ত তার স্টক শেষ দেখাবে।';
export const fewPieces = 'কত পিস থাকলে অল্প';
export const productsNotExported = 'পণ্য এক্সপোর্ট করা যায়নি।';
export const importProducts = 'পণ্য ইমপোর্ট করুন';
export const newestFirst = 'নতুন আগে';
export const oldestFirst = 'পুরোনো আগে';
export const nameAToZ = 'নাম, A থেকে Z';
export const priceLowToHigh = 'দাম: কম থেকে বেশি';
export const priceHighToLow = 'দাম: বেশি থেকে কম';
export const lastChangedFirst = 'সম্প্রতি বদলানো আগে';
export const available = 'স্টকে আছে';
export const withoutPictures = 'ছবি ছাড়া';
export const allCategories = 'সব ক্যাটাগরি';
export const availableAndSoldOut = 'স্টকে আছে ও স্টক শেষ';
export const pictures = 'ছবি';
export const noPicture = 'ছবি নেই: বিক্রি হয় না';
export const neededToBuy = 'নাম, দাম বা ছবি না থাকলে গ্রাহকেরা পণ্যটি দেখতে পাবেন, কিন্তু কিনতে পারবেন না।';
export const withAndWithout = 'ছবিসহ ও ছবি ছাড়া';
export const changedSince = 'যে দিন থেকে বদলানো';
export const image = (number: number): string => `ছবি ${digits(number)}`;
export const colorInImage = (number: number): string => `ছবি ${digits(number)}-এর রং`;
export const anyColor = 'যেকোনো রং';
export const cancel = 'থাক';
export const saving = 'সেভ হচ্ছে…';
export const viewAllProducts = 'সব পণ্য';
export const searchByName = 'নাম দিয়ে খুঁজুন';
export const noProductsYet = 'এখনো কোনো পণ্য নেই';
export const addTheFirstProduct = 'আপনার শপের প্রথম পণ্য যোগ করুন।';
export const soldOutSwitch = (productTitle: string): string => `স্টক শেষ: ${productTitle}`;
export const notCounted = 'গোনা হয় না';
export const stockOf = (productTitle: string, pieces: number, state: string): string =>
  `স্টক, ${productTitle}: ${digits(groupDigits(pieces))} পিস${state === '' ? '' : `, ${state}`}`;
export const undo = 'আগের মতো করুন';
export const tryAgain = 'আবার চেষ্টা করুন';
export const updateAProductHeading = 'পণ্য বদলানো';
export const updateAProductTitle = 'পণ্য বদলানো';
export const updateProduct = 'পণ্য সেভ করুন';
export const noLongerInTheShop = 'এটি আর শপে নেই।';
export const imageSize = (width: number, height: number): string => digits(`${width} × ${height} পিক্সেল`);
export const barcodeIsOf = (barcode: string, item: string, edit: ReactNode, seeStock: ReactNode) => (
  <>
    {barcode} এই পণ্যের বারকোড: {item}। {edit} বা {seeStock}।
  </>
);
export const fewLeft = 'অল্প আছে';
export const noneLeft = 'একটিও নেই';
export const subCategoryColumn = 'সাব-ক্যাটাগরি';
export const price = 'দাম';
export const offer = 'অফার';
export const imageColumn = 'ছবি';
export const actions = 'কাজ';
const markOf = (soldOut: boolean): string => (soldOut ? '“স্টক শেষ”' : '“স্টকে আছে”');
export const productIsMarked = (name: string, soldOut: boolean): string =>
  `“${name}” পণ্যে ${markOf(soldOut)} চিহ্ন দেওয়া হয়েছে।`;
export const productsAreMarked = (count: number, soldOut: boolean): string =>
  `${digits(groupDigits(count))}টি পণ্যে ${markOf(soldOut)} চিহ্ন দেওয়া হয়েছে।`;
export const productsNotMarked = (count: number, soldOut: boolean): string =>
  `${digits(groupDigits(count))}টি পণ্যে ${markOf(soldOut)} চিহ্ন দেওয়া যায়নি।`;

export type Complete = Matches<
  typeof import('../../en/dashboard/products.tsx'),
  typeof import('./products.tsx')
>;
