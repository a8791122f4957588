import type { Matches } from '../../../matches.ts';
import { digits } from '../../language.ts';

export const theParcelWasNotChanged = 'পার্সেল বদলানো যায়নি।';
export const codeAndFeeOfParcel = 'পার্সেলের কোড ও ফি';
export const trackingCode = 'ট্র্যাকিং কোড';
export const sendAnExchange = 'বদলি পণ্য পাঠান';
export const giveToACourier = 'কুরিয়ারকে দিন';
export const courier = 'কুরিয়ার';
export const toCollectForExchange = 'বদলির জন্য আদায় করতে হবে (৳)';
export const trackingCodeIfYouHave = 'ট্র্যাকিং কোড, থাকলে';
export const weightG = 'ওজন (গ্রাম)';
export const thanaOptional = 'থানা (না দিলেও চলে)';
export const noteForTheCourierOptional = 'কুরিয়ারের জন্য নোট (না দিলেও চলে)';
export const theParcels = 'পার্সেলগুলো';
export const bookAgain = 'আবার বুক করুন';
export const bookWithACourier = 'কুরিয়ারে বুক করুন';
export const cancelledButBooked = (name: string): string =>
  `অর্ডারটি বাতিল, কিন্তু পার্সেলটি ${name}-এর কাছে এখনো বুক করা আছে। সেখানে বাতিল করুন, তারপর এখানে এর অবস্থা “বাতিল” করুন।`;
export const orderCancelled = 'অর্ডার বাতিল';
export const enterByHand = 'নিজে লিখে রাখুন';
export const parcels = 'পার্সেল';
export const takeLateCash = (rider: string, amount: string): string =>
  `${rider}-এর কাছ থেকে মওকুফ করা ${digits(amount)} নিন`;
export const ledgerOfTheCash = 'ক্যাশের লেজার';
export const allOpen = 'সব চলমান';
export const heldByAnyone = 'যে কারও কাছে আছে';
export const rider = 'রাইডার';
export const allRiders = 'সব রাইডার';
export const allCouriers = 'সব কুরিয়ার';
export const stage = 'অবস্থা';
export const allStages = 'সব অবস্থা';
export const unchanged = 'কিছু বদলায়নি';
export const howeverLong = 'যত দিনই হোক';
export const cash = 'ক্যাশ';
export const whereverItIs = 'যেখানেই থাকুক';
export const held = 'কারও কাছে';
export const heldOrNot = 'থাক বা না থাক';
export const moveTheParcel = 'পার্সেলের অবস্থা বদলান';
export const riderCodeAndFee = 'রাইডার, কোড ও ফি';
export const codeAndFee = 'কোড ও ফি';
export const historyOfTheParcel = 'পার্সেলের ইতিহাস';
export const toCollect = 'আদায় করতে হবে';
export const parcelsNotFollowed = 'এই শপের সার্ভার পার্সেলের খোঁজ রাখে না।';
export const parcelsNoun = 'পার্সেল';
export const searchParcels = 'ট্র্যাকিং কোড, ইনভয়েস বা ফোন নম্বর দিয়ে খুঁজুন';
export const searchPlaceholder = 'ট্র্যাকিং কোড, ইনভয়েস, ফোন';
export const parcelsNotExported = 'পার্সেলগুলো এক্সপোর্ট করা যায়নি।';
export const noParcelsYet = 'এখনো কোনো পার্সেল নেই';
export const openAConfirmedOrder = 'একটি নিশ্চিত অর্ডার খুলে কুরিয়ারকে দিন।';
export const wasAskedToFetch = (
  name: string,
  reason: string,
  state: string,
  requestedBy: string,
  requestedAt: string,
): string => `${name}-কে পার্সেল নিতে বলা হয়েছে (${reason}): ${state} (${requestedBy}, ${digits(requestedAt)})`;
export const isBeingAskedToFetch = (
  name: string,
  reason: string,
  requestedBy: string,
  requestedAt: string,
): string => `${name}-কে পার্সেল নিতে বলা হচ্ছে (${reason}; ${requestedBy}, ${digits(requestedAt)})।`;
export const fetchingNotTaken = (reason: string): string => `পার্সেল নেওয়ার অনুরোধটি রাখা হয়নি (${reason})।`;
export const fetchingUnknown = (name: string, reason: string): string =>
  `${name} পার্সেল নেওয়ার অনুরোধটি পেয়েছে কি না, জানা নেই (${reason})।`;
export const theShopTriesAgain = 'শপ আবার চেষ্টা করবে; তাতেও না হলে কাজের সারি পেজে একজন অ্যাডমিন ঠিক করবেন।';
export const askAgain = (name: string): string => `আবার বলুন: ${name} একই অনুরোধ একবারই নেয়।`;
export const askForAPickUp = (name: string): string => `${name}-কে পার্সেল নিতে বলুন`;
export const enterThePlace = 'পার্সেলগুলো কোথায় আছে লিখুন';
export const enterThePoliceStation = 'থানার নাম লিখুন';
export const enterAMobileNumber = '১১ সংখ্যার মোবাইল নম্বর দিন';
export const enterTheNumberOfParcels = 'কয়টি পার্সেল আছে লিখুন';
export const whereTheParcelsAre = 'পার্সেলগুলো কোথায় আছে';
export const policeStation = 'থানা';
export const asTheCourierWritesIt = 'কুরিয়ার যেভাবে লেখে';
export const mobileNumberOfSender = 'যিনি পার্সেল দেবেন তাঁর মোবাইল নম্বর';
export const numberOfParcels = 'কয়টি পার্সেল';
export const goodsNotReceived = 'পণ্য গ্রহণ করা যায়নি।';
export const enterThePieces = 'কয় পিস হাতে এসেছে লিখুন।';
export const receivedGoods = 'ফেরত পাওয়া পণ্য';
export const countedGoodsAreSoldAgain = 'গোনা পণ্য আবার বিক্রি করা যাবে।';
export const aProduct = 'একটি পণ্য';
export const wasAskedToReturnIt = (
  name: string,
  reason: string,
  state: string,
  requestedBy: string,
  requestedAt: string,
): string =>
  `${name}-কে এটি ফেরত দিতে বলা হয়েছে: ${state} (“${reason}”, ${requestedBy}, ${digits(requestedAt)})`;
export const isBeingAskedToReturnIt = (
  name: string,
  reason: string,
  requestedBy: string,
  requestedAt: string,
): string => `${name}-কে এটি ফেরত দিতে বলা হচ্ছে (“${reason}”, ${requestedBy}, ${digits(requestedAt)})।`;
export const returnNotTaken = 'এটি ফেরত দেওয়ার অনুরোধটি রাখা হয়নি।';
export const returnUnknown = (name: string): string => `${name} এটি ফেরত দেওয়ার অনুরোধটি পেয়েছে কি না, জানা নেই।`;
export const askToReturnIt = (name: string): string => `${name}-কে ফেরত দিতে বলুন`;
export const pleaseSayWhy = 'কারণ লিখুন';
export const whyItComesBack = 'কেন ফেরত আসবে';
export const readsIt = (name: string): string => `${name} এটি পড়বে।`;
export const whatComesBack = 'যা ফেরত আসছে';
export const whatComesBackOf = (invoice: string): string => `${invoice} থেকে যা ফেরত আসছে`;
export const received = 'পেয়েছি';
export const theParcelWasNotMoved = 'পার্সেলের অবস্থা বদলানো যায়নি।';
export const movedMeanwhile = (stage: string): string => `এর মধ্যে পার্সেলটি সরানো হয়েছে। এখন “${stage}”।`;
export const chooseAStage = 'কোথায় আছে বেছে নিন';
export const theParcelIsNow = 'পার্সেল এখন';
export const exchange = 'বদলি';
export const theParcelWasNotSaved = 'পার্সেল সেভ করা যায়নি।';
export const feeInTaka = 'ফি (৳)';
export const theCourierCollects = (amount: string): string => `কুরিয়ার ${digits(amount)} আদায় করবে।`;
export const heldFor = (age: string): string => `হাতে আছে: ${digits(age)}`;
export const forDaysOrLonger = (days: number): string => `${digits(days)} দিন বা তার বেশি`;
export const changed = (changes: string): string => `বদলানো হয়েছে: ${changes}`;
export const codeNow = (code: string): string => `কোড ${code}`;
export const codeTakenOut = 'কোড মুছে ফেলা হয়েছে';
export const riderNow = (rider: string): string => `রাইডার ${rider}`;
export const feeNow = (amount: string): string => `ফি ${digits(amount)}`;
export const feeNotKnown = 'ফি জানা নেই';
export const collectedNow = (amount: string): string => `আদায় হয়েছে ${digits(amount)}`;
export const outstandingSince = (outstanding: string, day: string): string =>
  `${digits(day)} থেকে ${digits(outstanding)}`;
export const feeOf = (amount: string): string => `ফি ${digits(amount)}`;
export const piecesHere = (name: string, pieces: number): string =>
  `${name}: ${digits(pieces)} পিসের মধ্যে যত পিস হাতে এসেছে`;
export const comeBack = (pieces: number, ordered: number): string =>
  `${digits(ordered)} পিসের মধ্যে ${digits(pieces)} পিস ফেরত আসছে।`;
export const notReceivedYet = 'এখনো পাওয়া যায়নি।';
export const receivedOn = (pieces: number, at: string, by: string): string =>
  `${digits(at)} তারিখে ${digits(pieces)} পিস পাওয়া গেছে, নিয়েছেন ${by}।`;
export const stillToCome = (pieces: number): string => `আরও ${digits(pieces)} পিস আসা বাকি।`;
export const invoice = 'ইনভয়েস';
export const exchangeInvoice = (invoiceName: string): string => `${invoiceName} (বদলি)`;
export const collected = 'আদায় হয়েছে';
export const fee = 'ফি';
export const feeUnknown = 'জানা নেই';
export const weight = 'ওজন';
export const grams = (weightInGrams: number): string => `${digits(weightInGrams)} গ্রাম`;
export const thana = 'থানা';
export const note = 'নোট';
export const given = 'দেওয়া হয়েছে';
export const customer = 'গ্রাহক';
export const wasNotAsked = (name: string): string => `${name}-কে বলা যায়নি।`;
export const notKnownWhetherAsked = (name: string): string =>
  `${name}-কে বলা হয়েছে কি না, বোঝা যায়নি। বলা হয়ে থাকলে একটু পরে এখানেই দেখা যাবে।`;
export const ask = 'বলুন';
export const save = 'সেভ করুন';
export const saveTheParcel = 'পার্সেল সেভ করুন';
export const goodsReceived = 'পণ্য পেয়েছি';

export type Complete = Matches<
  typeof import('../../../en/dashboard/orders/parcels.ts'),
  typeof import('./parcels.ts')
>;
