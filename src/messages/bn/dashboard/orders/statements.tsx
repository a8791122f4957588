import type { ReactNode } from 'react';
import type { Matches } from '../../../matches.ts';
import { digits } from '../../language.ts';

export const theCheck = 'যাচাইয়ের ফল';
export const sums = 'মোট হিসাব';
export const applying = 'প্রয়োগ হচ্ছে…';
export const changeTheColumns = 'কলাম বদলান';
export const chooseAnotherOne = 'অন্যটি বাছুন';
export const theLinesComeTo = (net: string): string => `সব লাইন মিলিয়ে ${digits(net)}।`;
export const lines = 'লাইন';
export const linesOfTheStatement = 'স্টেটমেন্টের লাইন';
export const chooseTheStatement = 'স্টেটমেন্ট বাছুন';
export const courier = 'কুরিয়ার';
export const chooseACourier = 'কুরিয়ার বাছুন';
export const file = 'ফাইল';
export const fileLimits = 'CSV বা XLSX, সর্বোচ্চ ৫ MB ও ২০,০০০ সারি।';
export const tooLarge = 'স্টেটমেন্ট সর্বোচ্চ ৫ MB হতে পারে।';
export const reading = 'পড়া হচ্ছে…';
export const readTheFile = 'ফাইল পড়ুন';
export const tellsNoPayments = (name: string): string =>
  `${name} এখন তার পেমেন্টের খবর দিচ্ছে না। ফাইল দিয়েও কাজ হবে।`;
export const orAPaymentOf = (name: string): string => `অথবা ${name}-এর একটি পেমেন্ট`;
export const hasNoPayments = (name: string): string => `${name}-এর কোনো পেমেন্ট নেই।`;
export const readPayment = (id: string): string => `পেমেন্ট ${id} পড়ুন`;
export const read = 'পড়ুন';
export const firstRowsOf = (name: string): string => `প্রথম কয়েক সারি: ${name}`;
export const columnsOfTheLastFile = (name: string): string => `কলামগুলো ${name}-এর আগের ফাইলের মতো ধরা হয়েছে।`;
export const columnsAreGuessed = 'কলামগুলো নাম দেখে অনুমান করা হয়েছে।';
export const firstRowsOfTheFile = 'ফাইলের প্রথম কয়েক সারি';
export const whatTheColumnsMean = 'কোন কলামে কী আছে';
export const notInTheFile = 'ফাইলে নেই';
export const wholePayout = 'পুরো স্টেটমেন্টের পেআউট, টাকায়';
export const asTheCourierSays = 'কুরিয়ার যা বলেছে; কিছু না বললে খালি রাখুন।';
export const thisIsNoAmount = 'এটি টাকার পরিমাণ নয়';
export const checking = 'দেখা হচ্ছে…';
export const checkTheStatement = 'স্টেটমেন্ট যাচাই করুন';
export const newStatement = 'নতুন স্টেটমেন্ট';
export const parcelsNotFollowed = 'এই শপের সার্ভার পার্সেলের খোঁজ রাখে না।';
export const equalToTheLines = 'লাইনগুলোর মোটের সমান।';
export const thePayoutWasNotSaved = 'পেআউট সেভ করা যায়নি।';
export const paidInto = 'কোথায় এসেছে';
export const reference = 'রেফারেন্স';
export const asTheBankHasIt = 'ব্যাংক বা ওয়ালেটে যেভাবে আছে';
export const theReferenceIsMissing = 'রেফারেন্স দেওয়া হয়নি';
export const amountThatArrived = 'যত টাকা এসেছে';
export const day = 'দিন';
export const theDayIsMissing = 'দিন দেওয়া হয়নি';
export const close = 'বন্ধ করুন';
export const waitsForItsStatement = (name: string, amount: string, day: string, reference: string): string =>
  `${name} ${digits(day)} তারিখে ডেলিভারির আগেই ${digits(amount)} দিয়েছে (${reference})। এর স্টেটমেন্ট এখনো আসেনি।`;
export const payoutBeforeDelivery = 'ডেলিভারির আগে পেআউট';
export const noteAPayoutBeforeDelivery = 'ডেলিভারির আগের পেআউট লিখে রাখুন';
export const anAdminConfirms = 'পেআউট এলে একজন অ্যাডমিন তা নিশ্চিত করবেন।';
export const payout = 'পেআউট';
export const thePayoutWasNotMatched = 'পেআউট মেলানো যায়নি।';
export const cameBeforeDelivery = (amount: string, day: string, reference: string): string =>
  `${digits(day)} তারিখে ডেলিভারির আগেই ${digits(amount)} এসেছে (${reference})।`;
export const itIsForThisStatement = 'এটি এই স্টেটমেন্টের';
export const seeTheStatements = 'স্টেটমেন্টগুলো দেখুন';
export const theStatement = 'স্টেটমেন্ট';
export const theLines = 'লাইনগুলো';
export const thePayoutsBeforeDelivery = 'ডেলিভারির আগের পেআউট';
export const linesBefore = 'আগের লাইন';
export const nextLines = 'পরের লাইন';
export const notConfirmed = 'নিশ্চিত করা হয়নি';
export const statements = 'স্টেটমেন্ট';
export const allCouriers = 'সব কুরিয়ার';
export const addStatement = 'নতুন স্টেটমেন্ট';
export const noStatementsYet = 'এখনো কোনো স্টেটমেন্ট নেই';
export const takeTheFile = 'কুরিয়ারের পেআউটের ফাইল বা তার একটি পেমেন্ট নিন।';
export const sumsByKind = 'ধরন অনুযায়ী মোট';
export const noName = 'নাম নেই';
export const theStatementWasNotRead = 'স্টেটমেন্ট পড়া যায়নি।';
export const theStatementWasNotChecked = 'স্টেটমেন্ট যাচাই করা যায়নি।';
export const theStatementWasNotApplied = 'স্টেটমেন্ট প্রয়োগ করা যায়নি।';
export const all = 'সব';
export const allLines = (count: string): string => `সব (${digits(count)})`;
export const counted = (kind: string, count: string): string => `${kind} (${digits(count)})`;
export const otherFee = (count: string): string => `ফি আলাদা (${digits(count)})`;
export const nothingCanBeApplied = 'এই ফাইলের কিছুই প্রয়োগ করা যাবে না:';
export const andMoreCells = (_number: number, count: string): string => `এবং আরও ${digits(count)}টি ঘর`;
export const applyLines = (_number: number, count: string): string => `${digits(count)}টি লাইন প্রয়োগ করুন`;
export const theLinesAndPayoutComeTo = (net: string, payoutTotal: string): string =>
  `সব লাইন মিলিয়ে ${digits(net)}, কুরিয়ারের পেআউট ${digits(payoutTotal)}।`;
export const thePayoutIsEqual = (amount: string): string => `পেআউট ${digits(amount)}: সমান।`;
export const thePayoutIsDeducted = (amount: string, rest: string): string =>
  `পেআউট ${digits(amount)}: মোট থেকে ${digits(rest)} কেটে রাখা হয়েছে।`;
export const thePayoutIsMore = (amount: string, rest: string): string =>
  `পেআউট ${digits(amount)}: লাইনগুলোর চেয়ে ${digits(rest)} বেশি।`;
export const andMore = (invoices: string, count: string): string => `${invoices} এবং আরও ${digits(count)}টি`;
export const wasApplied = (at: string, by: string, statementLink: ReactNode): ReactNode => (
  <>
    {by} {digits(at)} তারিখে এই স্টেটমেন্ট প্রয়োগ করেছেন: {statementLink}
  </>
);

interface Overlap {
  readonly earlier: ReactNode;
  readonly at: string;
  readonly parcels: number;
  readonly count: string;
  readonly invoices: string;
}

export const namesParcels = ({ earlier, at, count, invoices }: Overlap): ReactNode => (
  <>
    {earlier} ({digits(at)}) স্টেটমেন্টেও এটির {digits(count)}টি পার্সেল আছে: {invoices}
  </>
);
export const rows = (_number: number, count: string): string => `${digits(count)}টি সারি।`;
export const row = 'সারি';
export const rowNumber = (number: string): string => `সারি ${digits(number)}`;
export const lessThanTheLines = (amount: string): string => `লাইনগুলোর চেয়ে ${digits(amount)} কম।`;
export const moreThanTheLines = (amount: string): string => `লাইনগুলোর চেয়ে ${digits(amount)} বেশি।`;
export const paid = (amount: string, day: string, method: string, reference: string): string =>
  `${digits(day)} তারিখে ${digits(amount)}, ${method} ${reference}।`;
export const paidBeforeDelivery = (amount: string, day: string, method: string, reference: string): string =>
  `${digits(day)} তারিখে ${digits(amount)}, ${method} ${reference}, ডেলিভারির আগে।`;
export const confirmedBy = (by: string, at: string): string => `নিশ্চিত করেছেন ${by}, ${digits(at)}।`;
export const saveThePayout = 'পেআউট সেভ করুন';
export const confirmThePayout = 'পেআউট নিশ্চিত করুন';
export const appliedOnBy = (at: string, by: string, net: string): string =>
  `${by} ${digits(at)} তারিখে প্রয়োগ করেছেন। ${net}`;
export const statement = 'স্টেটমেন্ট';
export const statementsTitle = 'স্টেটমেন্ট';
export const differences = 'পার্থক্য';
export const net = 'নিট';
export const applied = 'প্রয়োগ হয়েছে';
export const number = 'সংখ্যা';
export const collected = 'আদায় হয়েছে';
export const fees = 'ফি';
export const parcel = 'পার্সেল';
export const result = 'ফল';
export const due = 'পাওনা';
export const ledger = 'লেজার';
export const agreedFees = (amount: string): string => `রেট চার্টে ${digits(amount)}`;
export const stateThen = (state: string): string => `এরপর: ${state}`;
export const now = 'এখন';
export const note = 'নোট';

export type Complete = Matches<
  typeof import('../../../en/dashboard/orders/statements.tsx'),
  typeof import('./statements.tsx')
>;
