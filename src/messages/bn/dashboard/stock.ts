import type { Matches } from '../../matches.ts';
import { digits, groupDigits } from '../language.ts';

const grouped = (count: number): string => digits(groupDigits(count));

export const askedFor = 'চাওয়া পণ্য';
export const backInStock = 'আবার এসেছে';
export const whoAsked = 'কারা চেয়েছেন';
export const serverDoesNotCount = 'এই শপের সার্ভারে পণ্য গোনা হয় না।';
export const products = 'পণ্য';
export const searchByNameOrPhone = 'নাম বা ফোন নম্বর দিয়ে খুঁজুন';
export const whenNumbersAreDeleted = (stockRequestDays: number): string =>
  `কাউকে জানানো হলে বা সরিয়ে দিলে তাঁর নম্বর মুছে যায়, আর দেওয়ার ${digits(stockRequestDays)} দিন পরে এমনিতেই মুছে যায়।`;
export const nobodyIsWaiting = 'কেউ অপেক্ষায় নেই';
export const whereShoppersAsk = 'পণ্যের স্টক শেষ থাকলে তার পেজে গ্রাহকেরা নম্বর রেখে যান।';
export const barcodesSaved = 'বারকোড সেভ হয়েছে।';
export const barcodesNotSaved = 'বারকোড সেভ করা যায়নি।';
export const barcodesNotMade = 'বারকোড তৈরি করা যায়নি।';
export const barcodes = 'বারকোড';
export const enterBarcodeAtItsItem = (offered: string): string => `${offered} যে পণ্যের বারকোড, তার ঘরে লিখুন।`;
export const barcodeOfTheProduct = 'পণ্যের বারকোড';
export const barcodeOf = (itemLabel: string): string => `বারকোড: ${itemLabel}`;
export const saveTheBarcodes = 'বারকোড সেভ করুন';
export const makeTheMissingOnes = 'যেগুলো নেই তৈরি করুন';
export const printLabels = 'লেবেল প্রিন্ট করুন';
export const countedPieces = (pieces: number): string => `গোনা হয়েছে: ${grouped(pieces)} পিস`;
export const piecesOf = (nameOf: string): string => `কত পিস: ${nameOf}`;
export const countThePieces = 'পিস গুনুন';
export const howToCount = (countedAtOnce: number): string =>
  `চলমান অর্ডারের পিস বাদে কত পিস আছে লিখুন। যে সারি খালি থাকবে, তা বদলাবে না। একসাথে সর্বোচ্চ ${digits(countedAtOnce)}টি পণ্য গোনা যায়।`;
export const piecesToCount = 'যা গুনতে হবে';
export const note = 'নোট';
export const saveTheCounts = 'গোনার ফল সেভ করুন';
export const countPieces = 'পিস গোনা';
export const noProductToCount = 'গোনার মতো কোনো পণ্য নেই';
export const chooseProductsToCount = 'পণ্যের তালিকা থেকে এমন পণ্য বাছুন, যার পিস গোনা হয়।';
export const allProducts = 'সব পণ্য';
export const theStock = 'স্টক';
export const stockOfAProductTitle = 'একটি পণ্যের স্টক';
export const thisProductIsNotCounted = 'এই পণ্য গোনা হয় না';
export const seeTheStock = 'স্টক দেখুন';
export const editTheProduct = 'পণ্যটি বদলান';
export const stockOf = (productTitle: string): string => `স্টক: ${productTitle}`;
export const goodsCameIn = 'মাল এসেছে';
export const enterHowManyCame = 'কত পিস এসেছে লিখুন।';
export const iHaveCounted = 'গুনে দেখেছি';
export const enterHowManyThereAre = 'চলমান অর্ডারের পিস বাদে কত পিস আছে লিখুন।';
export const found = 'খুঁজে পাওয়া গেছে';
export const enterHowManyTurnedUp = 'কত পিস খুঁজে পাওয়া গেছে লিখুন।';
export const damaged = 'নষ্ট হয়েছে';
export const enterHowManyCannotBeSold = 'কত পিস আর বিক্রি করা যাবে না লিখুন।';
export const lost = 'হারিয়ে গেছে';
export const enterHowManyAreGone = 'কত পিস হারিয়ে গেছে লিখুন।';
export const soldElsewhere = 'অন্য জায়গায় বিক্রি হয়েছে';
export const enterHowManyWereSoldElsewhere = 'এই শপের বাইরে কত পিস বিক্রি হয়েছে লিখুন।';
export const itemsAndPieces = (items: number, pieces: number): string =>
  `${grouped(items)} রকম, ${grouped(pieces)} পিস`;
export const piecesLeft = 'কত পিস আছে';
export const changeTheStock = 'স্টক বদলান';
export const whatHappened = 'কী হয়েছে';
export const eachScanIsOnePiece = 'প্রতিটি স্ক্যান এক পিস';
export const pieces = 'পিস';
export const costOfOnePiece = 'এক পিসের খরচ (৳), না দিলেও চলে';
export const saveThePieces = 'পিস সেভ করুন';
export const aCustomer = 'একজন গ্রাহক';
export const ledger = 'লেজার';
export const ledgerOf = 'কোনটির';
export const showOlderRows = 'আগের সারিগুলো দেখুন';
export const theLedger = 'লেজার';
export const allCountedProducts = 'সব গোনা পণ্য';
export const fewPiecesLeft = 'অল্প পিস আছে';
export const countThisPage = 'এই পাতা গুনুন';
export const labels = 'লেবেল';
export const askedForLink = 'চাওয়া পণ্য';
export const searchByNameOrBarcode = 'নাম বা বারকোড দিয়ে খুঁজুন';
export const show = 'কী দেখাবেন';
export const nothingIsRunningLow = 'সব পণ্যই যথেষ্ট আছে';
export const noProductIsCounted = 'কোনো পণ্য গোনা হয় না';
export const howProductsAreCounted = 'পণ্যের ফর্মে বাছুন, পণ্যটির পিস কীভাবে গোনা হবে।';
export const andMoreWaiting = (more: number): string =>
  `আরও ${grouped(more)} জন আছেন, এঁদের জানানো হলে তাঁদের দেখানো হবে`;
export const toldTitle = 'জানানো হয়েছে!';
export const removedTitle = 'সরানো হয়েছে!';
export const numberStillOnTheList = 'নম্বরটি এখনো তালিকায় আছে।';
export const wasToldAbout = (mobileNumber: string, name: string): string =>
  `${mobileNumber} নম্বরে জানানো হয়েছে: ${name}`;
export const told = 'জানানো হয়েছে';
export const removeFrom = (mobileNumber: string, name: string): string =>
  `${mobileNumber} নম্বরটি সরান: ${name}`;
export const remove = 'সরান';
export const pleaseEnterAWholeNumber = 'একটি পূর্ণ সংখ্যা লিখুন।';
export const pleaseEnterAnAmount = 'টাকার পরিমাণ লিখুন।';
export const pleaseCountAtLeastOne = 'অন্তত একটি ঘরে পূর্ণ সংখ্যায় পিস লিখুন।';
export const piecesSaved = 'পিস সেভ হয়েছে।';
export const piecesNotSaved = 'পিস সেভ করা যায়নি।';
export const pleaseEnterPieces = 'অন্তত একটির পিস লিখুন।';
export const stock = 'স্টক';
export const product = 'পণ্য';
export const waiting = 'অপেক্ষায়';
export const result = 'ফল';
export const left = 'আছে';
export const countedColumn = 'গোনা হয়েছে';
export const when = 'কখন';
export const what = 'কী';
export const change = 'পরিবর্তন';
export const by = 'কে করেছেন';
export const costEach = (cost: string): string => `প্রতি পিস ${digits(cost)}`;
const andHeld = (held: number): string => (held === 0 ? '' : `, চলমান অর্ডারে আরও ${grouped(held)} পিস`);
export const piecesAndHeld = (pieces: number, held: number): string => `${grouped(pieces)}${andHeld(held)}`;
export const piecesLeftAndHeld = (pieces: number, held: number): string =>
  `${grouped(pieces)} পিস আছে${andHeld(held)}`;
export const rowsCounted = (count: number, refused: number): string => {
  const entered = `${grouped(count)}টি সারি গোনা হয়েছে`;
  return refused === 0 ? `${entered}।` : `${entered}, ${digits(refused)}টি হয়নি: কারণ ওই সারিতে লেখা আছে।`;
};
export const someAreNotCounted = (count: number): string =>
  `বাছা পণ্যের মধ্যে ${grouped(count)}টি গোনা হয় না। পণ্যের ফর্মে বাছুন, পণ্যটির পিস কীভাবে গোনা হবে।`;

export type Complete = Matches<typeof import('../../en/dashboard/stock.ts'), typeof import('./stock.ts')>;
