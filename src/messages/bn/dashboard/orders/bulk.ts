import type { Matches } from '../../../matches.ts';
import { nameOf } from '../../domain/names.ts';
import { digits } from '../../language.ts';

interface MovesResult {
  readonly moved: string;
  readonly status: string;
  readonly unmoved: number;
  readonly unknown: number;
}

export const theParcels = 'পার্সেলগুলো';
export const giveToACourier = 'কুরিয়ারকে দিন';
export const weightOfEachParcel = 'প্রতিটি পার্সেলের ওজন (গ্রাম)';
export const makeAFileToUpload = 'আপলোডের ফাইল তৈরি করুন';
export const cancel = 'থাক';
export const giveToTheCourier = 'কুরিয়ারকে দিন';
export const resultOfEachOrder = 'প্রতিটি অর্ডারের ফল';
export const parcel = (invoice: string): string => `পার্সেল ${invoice}`;
export const close = 'বন্ধ করুন';
export const movedTo = (status: string): string => `“${nameOf(status)}” করা হয়েছে`;
export const notKnown = 'জানা নেই';
export const notMoved = 'অবস্থা বদলায়নি';
export const tryTheseAgain = 'এগুলো আবার চেষ্টা করুন';
export const ok = 'ঠিক আছে';
export const orders = 'অর্ডার';
export const bookWithACourier = 'কুরিয়ারে বুক করুন';
export const tooManyToPrint = (printedOrdersLimit: number): string =>
  `প্রিন্ট করতে ${digits(printedOrdersLimit)}টি বা তার কম অর্ডার বাছুন।`;
export const willNotMove = 'অবস্থা বদলাবে না';
export const movingTo = (status: string): string => `“${nameOf(status)}” করা হচ্ছে…`;
export const stopping = 'থামানো হচ্ছে…';
export const stop = 'থামান';
export const print = 'প্রিন্ট করুন';
export const savingTheSelection = 'বাছা অর্ডারগুলো সেভ হচ্ছে…';
export const opensInANewTab = '(নতুন ট্যাবে খুলবে)';
export const giveOrdersToACourier = (orders: string): string => `${orders} কুরিয়ারকে দিন`;
export const haveAParcel = (withParcel: number, all: number): string =>
  `${digits(all)}টির মধ্যে ${digits(withParcel)}টির পার্সেল হয়েছে।`;
export const notKnownWhetherGiven = (said: string): string =>
  `কুরিয়ারকে দেওয়া হয়েছে কি না, বোঝা যায়নি। নিশ্চিন্তে আবার চেষ্টা করুন। ${said}`;
export const progress = (done: number, total: number): string => `${digits(total)}টির মধ্যে ${digits(done)}টি`;
export const ordersMoved = ({ moved, status, unmoved, unknown }: MovesResult): string =>
  `${moved} “${nameOf(status)}” হয়েছে${unmoved > 0 ? `, ${digits(unmoved)}টি হয়নি` : ''}${unknown > 0 ? `, ${digits(unknown)}টি জানা নেই` : ''}`;
export const moveOrdersTo = (orders: string, status: string): string =>
  `${orders} “${nameOf(status)}” করবেন?`;
export const leaveOut = (count: number): string => (count === 1 ? 'এটি বাদ দিন' : 'এগুলো বাদ দিন');
export const ordersWillMove = (orders: string, status: string): string => `${orders} “${nameOf(status)}” হবে`;
export const ordersWillNotMove = (orders: string): string => `${orders} আগের মতোই থাকবে:`;
export const parcelsStayBooked = (count: number): string =>
  `${digits(count)}টি অর্ডারের পার্সেল কুরিয়ারের কাছে বুক করাই থাকবে: ${count === 1 ? 'সেটিও' : 'সেগুলোও'} বাতিল করুন।`;
export const moveOrders = (move: string, orders: string): string => `${orders} ${move}`;
export const cannotBePrinted = (reason: string): string => `বাছা অর্ডারগুলো প্রিন্ট করা যাচ্ছে না: ${reason}`;

export type Complete = Matches<
  typeof import('../../../en/dashboard/orders/bulk.ts'),
  typeof import('./bulk.ts')
>;
