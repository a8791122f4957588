import type { ReactNode } from 'react';
import type { Matches } from '../../matches.ts';
import { choiceName } from '../domain/choices.ts';
import { digits } from '../language.ts';

export const home = 'হোম';
export const arrivesIn = (inside: string, outside: string) => (
  <>
    ঢাকার ভিতরে <strong>{`${digits(inside)}ের মধ্যে`}</strong>
    {`, ঢাকার বাইরে ${digits(outside)}ের মধ্যে হাতে পাবেন।`}
  </>
);
export const arrivesInDistrict = (days: string, district: string) => (
  <>
    <strong>{`${digits(days)}ের মধ্যে হাতে পাবেন`}</strong>
    {` (${district})।`}
  </>
);
export const addToCart = 'কার্টে যোগ করুন';
export const buyNow = 'এখনই কিনুন';
export const productIsSoldOut = 'এই পণ্যের স্টক শেষ।';
export const productCannotBeOrdered = 'এই পণ্যটি এখন অর্ডার করা যাচ্ছে না।';
export const total = (amount: string): string => `মোট ${digits(amount)}`;
export const color = 'রং';
export const size = 'সাইজ';
export const chooseASize = 'সাইজ বাছবেন? সাইজ ছাড়াই অর্ডার করতে আবার চাপুন।';
export const quantity = 'পরিমাণ';
export const quantityOf = (name: string): string => `${name}-এর পরিমাণ`;
export const description = 'বিবরণ';
export const picturesOf = (name: string): string => `${name}: ছবি`;
export const noPictureIn = (color: string): string => `${choiceName(color)} রঙের ছবি নেই`;
export const pictureOf = (name: string, place: number, count: number): string =>
  `${name}, ${digits(count)}টি ছবির ${digits(place)} নম্বর`;
export const enlargePicture = (place: number): string => `${digits(place)} নম্বর ছবি বড় করুন`;
export const showPicture = (place: number): string => `${digits(place)} নম্বর ছবি দেখুন`;
const charges = (inside: string, outside: string): string =>
  `ঢাকার ভিতরে ${digits(inside)}, ঢাকার বাইরে ${digits(outside)}।`;
export const delivery = (inside: string, outside: string) => (
  <>
    <strong>ডেলিভারি চার্জ</strong> {charges(inside, outside)}
  </>
);
export const freeShipping = (over: string, inside: string, outside: string) => (
  <>
    {`${digits(over)}-এর বেশি অর্ডারে `}
    <strong>ফ্রি ডেলিভারি</strong>
    {`। তা না হলে ${charges(inside, outside)}`}
  </>
);
const refusedItem = (inside: string, outside: string): string =>
  `পণ্য ঠিক থাকার পরও না নিলে ডেলিভারিম্যানকে কুরিয়ার চার্জ দিতে হবে: ${digits(inside)} (ঢাকা) বা ${digits(outside)} (ঢাকার বাইরে)।`;
export const noReturns = (inside: string, outside: string) => (
  <>
    <strong>ফেরত নেওয়া হয় না।</strong> {refusedItem(inside, outside)}
  </>
);
export const returnWithin = (days: string, inside: string, outside: string) => (
  <>
    যেকোনো কারণে <strong>{`${digits(days)}ের মধ্যে ফেরত`}</strong>
    {` দেওয়া যায়। ${refusedItem(inside, outside)}`}
  </>
);
export const cashOnDelivery = () => (
  <>
    সারা বাংলাদেশে <strong>ক্যাশ অন ডেলিভারি</strong>।
  </>
);
export const shopsRating = 'শপের দেওয়া রেটিং';
export const product = 'পণ্য';
export const theProduct = 'পণ্যটি';
export const noSuchProduct = 'এমন কোনো পণ্য নেই';
export const mayNoLongerBeSold = 'পণ্যটি হয়তো আর বিক্রি হয় না, অথবা লিংকে ভুল আছে।';
export const seeAllProducts = 'সব পণ্য দেখুন';
export const loadingTheProduct = 'পণ্যটি লোড হচ্ছে';
export const favourite = 'পছন্দ';
export const share = 'শেয়ার করুন';
export const relatedProducts = 'একই ধরনের পণ্য';
export const theDescription = 'বিবরণ';
export const theRelatedProducts = 'একই ধরনের পণ্য';
export const customerReviews = 'গ্রাহকদের রিভিউ';
export const noCustomerReviews = 'এখনো কোনো গ্রাহক এই পণ্যের রিভিউ দেননি।';
export const onlyCustomersReview = (link: (words: string) => ReactNode) => (
  <>যাঁরা পণ্যটি হাতে পেয়েছেন, শুধু তাঁরাই {link('নিজের অর্ডারের')} পেজ থেকে এখানে রিভিউ লিখতে পারেন।</>
);
export const shopsRatingIsApart = 'শপের দেওয়া রেটিং এগুলো থেকে হিসাব করা নয়।';
export const tellMeWhenItIsBack = 'আবার এলে আমাকে জানান';
export const watchTheVideo = 'ভিডিও দেখুন';
export const productNotFound = 'পণ্যটি পাওয়া যায়নি';
export const pleaseChoose = (choice: 'color' | 'size'): string =>
  choice === 'color' ? 'একটি রং বাছুন।' : 'একটি সাইজ বাছুন।';
export const soldOut = 'স্টক শেষ';
export const left = (pieces: number): string => `আর ${digits(pieces)} পিস আছে`;

export type Complete = Matches<
  typeof import('../../en/storefront/product.tsx'),
  typeof import('./product.tsx')
>;
