import type { Matches } from '../../../matches.ts';
import { labelSize } from '../../../words/labelSize.ts';
import { digits } from '../../language.ts';

export const haveTheGoodsComeBack = 'পণ্য কি ফেরত এসেছে?';
export const canBeSoldAgain = (pieces: number): string => `গোনা পণ্যের ${digits(pieces)} পিস আবার বিক্রি করা যাবে।`;
export const yesTheyAreHere = 'হ্যাঁ, এসেছে';
export const cancel = 'থাক';
export const backInStock = 'আবার স্টকে এসেছে!';
export const goodsNotBackInStock = 'পণ্য আবার স্টকে নেওয়া যায়নি।';
export const goodsReceived = 'পণ্য পেয়েছি';
export const backTo = (label: string): string => `ফিরে যান: ${label}`;
export const theListOfThisOrder = 'এই অর্ডারের তালিকা';
export const noLongerInThisList = 'এই তালিকায় আর নেই';
export const nextOrder = 'পরের অর্ডার';
export const previousOrder = 'আগের অর্ডার';
export const otherOrdersOfTheList = 'তালিকার অন্য অর্ডারগুলো';
export const previous = 'আগের';
export const next = 'পরের';
export const customerInfo = 'গ্রাহকের তথ্য';
export const shippingDetails = 'ডেলিভারির তথ্য';
export const billingDetails = 'বিলের তথ্য';
export const customerComment = 'গ্রাহকের মন্তব্য';
export const noCommentWasLeft = 'কোনো মন্তব্য নেই।';
export const orderHistory = 'অর্ডারের ইতিহাস';
export const replay = 'রিপ্লে';
export const orderOverview = 'অর্ডারের বিস্তারিত';
export const parcel = 'পার্সেল';
export const orderSummary = 'অর্ডারের সারাংশ';
export const actionsOfThisOrder = 'এই অর্ডারে যা করা যায়';
export const deleteOrder = 'মুছুন';
export const correct = 'সংশোধন করুন';
export const invoice = 'ইনভয়েস';
export const print = 'প্রিন্ট করুন';
export const packingSlip = 'প্যাকিং স্লিপ';
export const labelOfSize = (label: string): string => `লেবেল ${labelSize(label)}`;
export const theProfit = 'লাভের হিসাব';
export const profit = 'লাভ';
export const expectedProfit = 'সম্ভাব্য লাভ';
export const leftBeforeGoods = 'পণ্যের খরচ ধরার আগে যা থাকে';
export const expectedBeforeGoods = 'পণ্যের খরচ ধরার আগে যা থাকবে';
export const withoutTheUnknown = 'যা জানা নেই তা বাদে';
export const costOfGoods = 'পণ্যের খরচ';
export const notKnown = 'জানা নেই';
export const delivery = 'ডেলিভারি';
export const noParcelYet = 'এখনো পার্সেল নেই';
export const goods = 'পণ্য';
export const deliveryCharge = 'ডেলিভারি চার্জ';
export const collectedBeside = 'বাড়তি আদায়';
export const notForGoodsOrCharge = 'পণ্য ও চার্জের বাইরে';
export const goodsAndCharge = 'পণ্য ও চার্জ';
export const cancelledOrReturned = 'বাতিল বা ফেরত';
export const compensationAndWriteOffs = 'ক্ষতিপূরণ ও মওকুফ';
export const returnNoted = 'ফেরতের কথা লিখে রেখেছি, পার্সেল নিয়ে আমরা কল করব।';
export const goodsAreBack = 'আপনার পণ্য শপে ফেরত এসেছে।';
export const goodsReceivedBy = (name: string): string => `পণ্য বুঝে নিয়েছেন ${name}`;
export const trackingLink = 'ট্র্যাকিং লিংক';
export const theLink = 'লিংকটি';
export const showTrackingLink = 'ট্র্যাকিং লিংক দেখান';
export const linksHaveEnded = (trackingDays: number): string =>
  `এই অর্ডারের লিংকের মেয়াদ শেষ: ${digits(trackingDays)} দিন ধরে অর্ডারটির অবস্থা বদলায়নি।`;
export const whatTheLinkAllows = (trackingDays: number): string =>
  `লিংকটি যাঁর কাছে আছে, তিনি অ্যাকাউন্ট ছাড়াই অর্ডারটি দেখতে পারেন এবং গ্রাহক যা করতে পারেন তা করতে পারেন। শেষবার অবস্থা বদলানোর ${digits(trackingDays)} দিন পর লিংকের মেয়াদ শেষ হয়।`;
export const link = 'লিংক';
export const sentLinksWillStopWorking = 'আগে পাঠানো বা প্রিন্ট করা লিংক আর কাজ করবে না, এখানে নতুন একটি লিংক দেখা যাবে।';
export const yesRevokeLinks = 'হ্যাঁ, লিংক বাতিল করুন!';
export const linksWereRevoked = 'লিংকগুলো বাতিল হয়েছে।';
export const revokeLinks = 'লিংক বাতিল করুন';
export const placed = 'অর্ডার করা হয়েছে';
export const placedOnThePhoneBy = (placedBy: string): string => `ফোনে অর্ডার নিয়েছে শপ: ${placedBy}`;
export const notComeBackYet = (pieces: number): string =>
  `এই অর্ডারের গোনা পণ্যের ${digits(pieces)} পিস এখনো ফেরত আসেনি।`;
export const placeOf = (position: string, total: string): string =>
  `${digits(total)}টির মধ্যে ${digits(position)} নম্বর`;
export const placeOfMoreThan = (position: string, counted: string): string =>
  `${digits(counted)}টির বেশির মধ্যে ${digits(position)} নম্বর`;
export const orderId = 'অর্ডার আইডি';
export const orderDate = 'অর্ডারের তারিখ';
export const orderAmount = 'অর্ডারের টাকা';
export const orderStatus = 'অর্ডারের অবস্থা';
export const totalAmount = 'মোট টাকা';
export const billedInAStatement = 'স্টেটমেন্টে কাটা হয়েছে';
export const agreedPrice = 'রেট চার্ট অনুযায়ী';
export const toldByTheCourier = 'কুরিয়ার জানিয়েছে';
export const ofGoodsReceived = 'মাল আসার হিসাব থেকে';
export const notKnownOfLines = (unknown: number, lines: number): string =>
  `${digits(lines)}টি পণ্যের মধ্যে ${digits(unknown)}টির জানা নেই`;
export const copyTrackingLink = 'ট্র্যাকিং লিংক কপি করুন';
export const byTheShop = 'শপ থেকে';
export const byTheCustomer = 'গ্রাহক নিজে';
export const byTrackingLink = (actor: string): string => `${actor}, ট্র্যাকিং লিংক থেকে`;

export type Complete = Matches<
  typeof import('../../../en/dashboard/orders/overview.ts'),
  typeof import('./overview.ts')
>;
